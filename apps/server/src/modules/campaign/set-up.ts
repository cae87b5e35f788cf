import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import { refuse, refuseFields, type ResponseOf } from '@comanda/contract/core'
import { type Campaign, campaignState, checkCampaign } from '@comanda/domain/campaign'
import { money } from '@comanda/domain/money'
import { localTime, type ShopConfig } from '@comanda/domain/store'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { type BrandAt, change, type Handler, type InputOf } from '../../platform/http/index.ts'
import { revisionOf } from '../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../platform/save-at-revision.ts'
import type { CampaignDeps } from './deps.ts'
import { allCampaigns, campaignById, isOver } from './queries.ts'
import type { CampaignRow } from './tables.ts'

type Input = InputOf<typeof calls.saveCampaign>
type Listed = ResponseOf<typeof calls.campaigns>['campaigns'][number]
type Set = Input['campaign']

/** The state as the console lists it, by the day of the campaign's first store. */
function stateOf(row: CampaignRow, shops: readonly ShopConfig[], now: number): Listed['state'] {
  const { shopIds, currencyCode } = row.terms
  const first = shops.find(shop =>
    shopIds.length > 0 ? shopIds.includes(shop.shopId) : shop.currency.currencyCode === currencyCode,
  )
  const state = campaignState(row.terms, localTime(now, first?.timeZone ?? 'UTC').date)
  return state === 'running' && isOver(row) ? 'over' : state
}

const cardCurrencyOf = async (deps: CampaignDeps, db: Queries, corporationId: number): Promise<string | undefined> =>
  (await deps.cardProgramsOf(db, corporationId))[0]?.currency.currencyCode

/** The brand's campaigns with the rewards given. CARD-8 */
export const listCampaigns =
  (deps: CampaignDeps): Handler<typeof calls.campaigns> =>
  async ({ corporationId }) => {
    const shops = await deps.shopsOf(corporationId)
    const rows = await allCampaigns(deps.db, corporationId)
    const cardCurrency = await cardCurrencyOf(deps, deps.db, corporationId)
    return {
      ...(cardCurrency !== undefined && { cardCurrency }),
      campaigns: rows.flatMap(row => {
        const currency = shops.find(one => one.currency.currencyCode === row.terms.currencyCode)?.currency
        if (!currency) return []
        return [
          {
            mark: revisionOf(row.terms),
            campaign: row.terms as Set,
            currency,
            state: stateOf(row, shops, deps.clock()),
            granted: row.granted,
            cost: money(row.spent),
          },
        ]
      }),
    }
  }

const WRITE = {
  name: 'campaign_write',
  text: `insert into campaign (corporation_id, campaign_id, kind, terms, created_at) values ($1, $2, $3, $4, $5)
    on conflict (corporation_id, campaign_id) do update set terms = excluded.terms`,
}

/** Stores a campaign; its counts stay. */
export const writeCampaign = (tx: Tx, corporationId: number, terms: Campaign, at: Date) =>
  tx.query(WRITE, [corporationId, terms.campaignId, terms.rule.kind, JSON.stringify(terms), at])

/** Texts without the languages that were left empty. */
function asStored(set: Set): Campaign {
  const { rule } = set
  const named =
    rule.kind === 'rightsPackage'
      ? { ...rule, rights: rule.rights.map(right => ({ ...right, name: withoutEmpty(right.name) })) }
      : rule
  return { ...set, rule: named, name: withoutEmpty(set.name), description: withoutEmpty(set.description) }
}

/** What campaigns may refer to. */
export interface CampaignGround {
  couponTemplateIds: readonly string[]
  shops: readonly ShopConfig[]
  /** The currency of the brand's first card program. */
  cardCurrency: string | undefined
}

/** What is wrong with a campaign. CARD-8 */
export const campaignFaults = (campaign: Campaign, { shops, ...ground }: CampaignGround) =>
  checkCampaign(campaign, {
    ...ground,
    shops: shops.map(({ shopId, currency }) => ({ shopId, currencyCode: currency.currencyCode })),
  })

const groundOf = async (deps: CampaignDeps, tx: Tx, corporationId: number): Promise<CampaignGround> => ({
  couponTemplateIds: (await deps.templatesOf(tx, corporationId)).map(one => one.couponTemplateId),
  shops: await deps.shopsOf(corporationId),
  cardCurrency: await cardCurrencyOf(deps, tx, corporationId),
})

async function saved(tx: Tx, deps: CampaignDeps, caller: BrandAt, input: Input) {
  const { corporationId } = caller
  await lockBrand(tx, corporationId)
  const campaign = asStored(input.campaign)
  const refusal = refuseFields(campaignFaults(campaign, await groundOf(deps, tx, corporationId)))
  if (refusal) return refusal
  const before = (await campaignById(tx, corporationId, campaign.campaignId))?.terms
  if (before && (before.rule.kind !== campaign.rule.kind || before.currencyCode !== campaign.currencyCode))
    return refuse('campaignKindFixed', { field: 'campaign.rule.kind' })
  const at = new Date(deps.clock())
  const mark = await saveAtRevision(tx, caller, {
    what: 'campaign',
    subject: campaign.campaignId,
    revision: input.mark,
    at,
    wanted: campaign,
    before,
    write: () => writeCampaign(tx, corporationId, campaign, at),
  })
  return typeof mark === 'string' ? { mark, campaign: campaign as Set } : mark
}

/** Saves a campaign; what members have reached in it stays. CARD-8 */
export const saveCampaign = (deps: CampaignDeps): Handler<typeof calls.saveCampaign> =>
  change(calls.saveCampaign, deps, (tx, caller, input) => saved(tx, deps, caller, input))

/** Switches a campaign on or off. CARD-8, L2 */
export const switchCampaign = (deps: CampaignDeps): Handler<typeof calls.switchCampaign> =>
  change(calls.switchCampaign, deps, async (tx, caller, { campaignId, enabled }) => {
    const { corporationId } = caller
    await lockBrand(tx, corporationId)
    const before = (await campaignById(tx, corporationId, campaignId))?.terms
    if (!before) return refuse('notFound', { field: 'campaignId' })
    const at = new Date(deps.clock())
    const next = { ...before, enabled }
    const write = () => writeCampaign(tx, corporationId, next, at)
    const revision = revisionOf(before)
    await saveAtRevision(tx, caller, {
      what: 'campaign',
      subject: campaignId,
      before,
      wanted: next,
      revision,
      at,
      write,
    })
    return { enabled }
  })
