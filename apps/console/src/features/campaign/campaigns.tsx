import { localTime } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useEffect } from 'react'
import { type Facts, nameOf, useFacts } from '../../forms/brand-settings.ts'
import { AddButton } from '../../forms/fields/list-parts.tsx'
import { newId } from '../../forms/store-settings.ts'
import { useStoredState } from '../../forms/state/stored-state.ts'
import { goTo, usePlace } from '../../platform/place.ts'
import { mayAt } from '../../platform/may.ts'
import type { StaffInfo } from '../../platform/session.ts'
import { Loaded } from '../../ui/loaded.tsx'
import ui from '../../ui/ui.module.css'
import { CampaignForm } from './campaign-form.tsx'
import { StateBadge } from '../../ui/offer-table.tsx'
import { CampaignList } from './campaign-list.tsx'
import { CampaignResults } from './campaign-results.tsx'
import { type Campaign, type Listed, useCampaigns } from './queries.ts'
import { noReward } from './reward-fields.tsx'
import { newRules } from './rule-fields.tsx'
import { BackArrow } from '../../ui/back-arrow.tsx'

interface CampaignsProps {
  shopId: number
  timeZone: string
  staff: StaffInfo
}

interface Setup {
  cardCurrency?: string
  campaigns: Listed[]
}

const NEW = 'new'

const newCampaign = ({ shops }: Facts, { shopId, timeZone }: CampaignsProps, segmentId: string): Campaign => ({
  ...(segmentId !== '' && { segmentId }),
  campaignId: newId('campaign'),
  name: {},
  description: {},
  currencyCode: (shops.find(one => one.shopId === shopId) ?? shops[0])?.currency.currencyCode ?? '',
  rule: newRules().stamps,
  reward: noReward(),
  startDate: localTime(Date.now(), timeZone).date,
  shopIds: [],
  enabled: true,
})

interface OneProps extends CampaignsProps {
  setup: Setup
  facts: Facts
}

/** A new campaign, for the segment in the address, stored until it is saved; then its own page is shown. */
function NewCampaign(props: OneProps) {
  const { shopId, setup, facts } = props
  const { part: segmentId } = usePlace()
  const [campaign, store] = useStoredState<Campaign | undefined>(`campaigns/${shopId}/begun`, undefined)
  const saved = setup.campaigns.some(one => one.campaign.campaignId === campaign?.campaignId)
  useEffect(() => {
    const isOther = segmentId !== '' && !saved && campaign?.segmentId !== segmentId
    if (!campaign || isOther) store(newCampaign(facts, props, segmentId))
    if (!campaign || !saved) return
    goTo('campaigns', campaign.campaignId)
    store(undefined)
  })
  return (
    campaign && (
      <CampaignForm
        key={campaign.campaignId}
        shopId={shopId}
        facts={facts}
        mark=""
        campaign={campaign}
        cardCurrency={setup.cardCurrency}
      />
    )
  )
}

function OneCampaign({
  shopId,
  listed,
  canChange,
  setup,
}: CampaignsProps & { listed: Listed; canChange: boolean; setup: Setup }) {
  const facts = useFacts(shopId)
  const { campaign, mark, state } = listed
  return (
    <>
      <Row wrap gap={12}>
        <h2>{nameOf(campaign.name)}</h2>
        <StateBadge state={state} />
      </Row>
      <CampaignResults shopId={shopId} campaignId={campaign.campaignId} />
      {canChange && (
        <Loaded query={facts}>
          {data => (
            <CampaignForm
              key={campaign.campaignId}
              {...{ shopId, mark, campaign, facts: data, cardCurrency: setup.cardCurrency }}
            />
          )}
        </Loaded>
      )}
    </>
  )
}

function NewPage(props: CampaignsProps & { setup: Setup }) {
  const facts = useFacts(props.shopId)
  return (
    <>
      <h2>{t('campaigns.new')}</h2>
      <Loaded query={facts}>{data => <NewCampaign {...props} facts={data} />}</Loaded>
    </>
  )
}

function Shown(props: CampaignsProps & { setup: Setup }) {
  const { shopId, staff, setup } = props
  const { detail } = usePlace()
  const canChange = mayAt(staff, shopId, 'editCampaigns')
  const listed = setup.campaigns.find(one => one.campaign.campaignId === detail)
  if (listed || (detail === NEW && canChange))
    return (
      <>
        <Row>
          <Button size="small" kind="plain" icon={<BackArrow />} onClick={() => goTo('campaigns')}>
            {t('campaigns.back')}
          </Button>
        </Row>
        {listed ? <OneCampaign {...props} listed={listed} canChange={canChange} /> : <NewPage {...props} />}
      </>
    )
  return (
    <>
      <Row wrap justify="between" gap={12}>
        <h2>{t('console.campaigns')}</h2>
        {canChange && (
          <AddButton main onAdd={() => goTo('campaigns', NEW)}>
            {t('campaigns.new')}
          </AddButton>
        )}
      </Row>
      <CampaignList shopId={shopId} campaigns={setup.campaigns} canChange={canChange} />
    </>
  )
}

/** Campaigns: first the list, and behind each its results and its form. For managers; changed with the right to the brand. CARD-8 */
export const CampaignsView = (props: CampaignsProps) => (
  <Stack gap={14} className={ui.view}>
    <Loaded query={useCampaigns(props.shopId)}>{setup => <Shown {...props} setup={setup} />}</Loaded>
  </Stack>
)
