import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import { showMoney, t } from '@comanda/web/i18n'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { EmptyState } from '@comanda/web/ui/feedback/states.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toast } from '@comanda/web/notices'
import { nameOf } from '../../forms/brand-settings.ts'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import tables from '../../ui/tables.module.css'
import styles from './campaigns.module.css'
import { campaignsKey, dayText, type Listed } from './queries.ts'

const tones: Record<Listed['state'], NonNullable<ComponentProps<typeof Badge>['tone']>> = {
  running: 'good',
  scheduled: 'accent',
  over: 'warn',
  ended: 'plain',
  off: 'plain',
}

export const StateBadge = ({ state }: Pick<Listed, 'state'>) => (
  <Badge tone={tones[state]}>{t(`campaigns.state.${state}`)}</Badge>
)

interface RowProps {
  shopId: number
  listed: Listed
  /** Only staff with the right to the brand may switch it. */
  canChange: boolean
}

function OnSwitch({ shopId, listed: { campaign }, canChange }: RowProps) {
  const client = useQueryClient()
  const { campaignId, enabled } = campaign
  const switching = useMutation({
    mutationFn: (on: boolean) => send(calls.switchCampaign, { shopId, campaignId, enabled: on }),
    onError: error => toast(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: campaignsKey(shopId) }),
  })
  if (!canChange) return enabled ? t('campaigns.on') : t('campaigns.state.off')
  return (
    <Switch checked={switching.isPending ? switching.variables : enabled} onChange={on => switching.mutate(on)}>
      <span className="visuallyHidden">{t('campaigns.switch', { name: nameOf(campaign.name) })}</span>
    </Switch>
  )
}

const datesText = ({ startDate, endDate }: Listed['campaign']): string =>
  endDate === undefined
    ? t('campaigns.from', { from: dayText(startDate) })
    : t('campaigns.until', { from: dayText(startDate), to: dayText(endDate) })

const storesText = (shopIds: readonly number[]): string =>
  shopIds.length === 0 ? t('campaigns.allStores') : t('campaigns.storeCount', { count: shopIds.length })

const ofMost = (count: string, most: string | undefined): string =>
  most === undefined ? count : t('campaigns.of', { count, most })

function CampaignRow(props: RowProps) {
  const { campaign, currency, state, granted, cost } = props.listed
  const { campaignId, name, rule, shopIds, maxGrants, budget } = campaign
  return (
    <tr>
      <th scope="row">
        <button type="button" className={styles.name} onClick={() => goTo('campaigns', campaignId)}>
          {nameOf(name)}
        </button>
        <span className={tables.quiet}>{t(`campaigns.kind.${rule.kind}`)}</span>
      </th>
      <td>
        <StateBadge state={state} />
      </td>
      <td>{datesText(campaign)}</td>
      <td>{storesText(shopIds)}</td>
      <td className={styles.number}>{ofMost(String(granted), maxGrants?.toString())}</td>
      <td className={styles.number}>
        {ofMost(showMoney(cost, currency), budget === undefined ? undefined : showMoney(budget, currency))}
      </td>
      <td>
        <OnSwitch {...props} />
      </td>
    </tr>
  )
}

const columns = ['name', 'status', 'dates', 'stores', 'uses', 'cost', 'on'] as const

interface ListProps extends Omit<RowProps, 'listed'> {
  campaigns: readonly Listed[]
}

/** All campaigns, one per row. CARD-8 */
export function CampaignList({ campaigns, ...props }: ListProps) {
  if (campaigns.length === 0)
    return (
      <EmptyState icon={<Megaphone />} title={t('campaigns.none')}>
        {t('campaigns.noneHint')}
      </EmptyState>
    )
  return (
    <div className={styles.scroll}>
      <table className={tables.table}>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column}
                scope="col"
                className={column === 'uses' || column === 'cost' ? styles.number : undefined}
              >
                {t(`campaigns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map(listed => (
            <CampaignRow key={listed.campaign.campaignId} {...props} listed={listed} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
