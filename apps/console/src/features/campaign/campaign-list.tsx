import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import { showMoney, t } from '@comanda/web/i18n'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { toast } from '@comanda/web/notices'
import { nameOf } from '../../forms/brand-settings.ts'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { daysText, type Offer, OfferTable, storesText } from '../../ui/offer-table.tsx'
import { campaignsKey, type Listed } from './queries.ts'

const ofMost = (count: string, most: string | undefined): string =>
  most === undefined ? count : t('campaigns.of', { count, most })

function offerOf({ campaign, currency, state, granted, cost }: Listed): Offer {
  const { campaignId, name, rule, shopIds, maxGrants, budget, enabled } = campaign
  return {
    id: campaignId,
    name: nameOf(name),
    kind: t(`campaigns.kind.${rule.kind}`),
    state,
    dates: daysText(campaign),
    stores: storesText(shopIds),
    uses: ofMost(String(granted), maxGrants?.toString()),
    cost: ofMost(showMoney(cost, currency), budget === undefined ? undefined : showMoney(budget, currency)),
    isOn: enabled,
  }
}

interface ListProps {
  shopId: number
  campaigns: readonly Listed[]
  /** Only staff with the right to the brand may switch them. */
  canChange: boolean
}

/** All campaigns, one per row. CARD-8 */
export function CampaignList({ shopId, campaigns, canChange }: ListProps) {
  const client = useQueryClient()
  const switching = useMutation({
    mutationFn: (input: { campaignId: string; enabled: boolean }) => send(calls.switchCampaign, { shopId, ...input }),
    onError: error => toast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: campaignsKey(shopId) }),
  })
  if (campaigns.length === 0)
    return (
      <EmptyState icon={<Megaphone />} title={t('campaigns.none')}>
        {t('campaigns.noneHint')}
      </EmptyState>
    )
  const switchable = (offer: Offer): Offer => ({
    ...offer,
    onSwitch: enabled => switching.mutate({ campaignId: offer.id, enabled }),
    switchingTo:
      switching.isPending && switching.variables.campaignId === offer.id ? switching.variables.enabled : undefined,
  })
  const offers = campaigns.map(offerOf)
  return (
    <OfferTable
      label={t('console.campaigns')}
      offers={canChange ? offers.map(switchable) : offers}
      onOpen={id => goTo('campaigns', id)}
    />
  )
}
