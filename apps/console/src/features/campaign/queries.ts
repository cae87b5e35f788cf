import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import type { ResponseOf } from '@comanda/contract/core'
import { useQuery } from '@tanstack/react-query'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { send } from '../../platform/send.ts'

export type Listed = ResponseOf<typeof calls.campaigns>['campaigns'][number]
export type CampaignValues = SettingsOf<typeof calls.saveCampaign>
export type Campaign = CampaignValues['campaign']
export type Rule = Campaign['rule']
export type Reward = Campaign['reward']

export const campaignsKey = (shopId: number) => ['campaigns', shopId] as const

/** The brand's campaigns with the rewards given. CARD-8 */
export const useCampaigns = (shopId: number) =>
  useQuery({ queryKey: campaignsKey(shopId), queryFn: () => send(calls.campaigns, { shopId }) })

/** The results of a campaign. */
export const useResults = (shopId: number, campaignId: string) =>
  useQuery({
    queryKey: [...campaignsKey(shopId), 'report', campaignId],
    queryFn: () => send(calls.campaignReport, { shopId, campaignId }),
  })
