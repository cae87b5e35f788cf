import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import type { MessageKey } from '@comanda/messages'
import { addDays } from '@comanda/domain/store'
import { t } from '@comanda/web/i18n'
import { type BrandProps, currenciesOf, shopOptions } from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ChipChoice } from '../../forms/fields/list-parts.tsx'
import { SegmentField } from '../../forms/fields/segment-field.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { useSettingsForm } from '../../forms/state/use-settings-form.ts'
import { type Campaign, type CampaignValues, campaignsKey, type Rule } from './queries.ts'
import { RewardFields } from './reward-fields.tsx'
import { hasRuleFields, newRules, RuleFields } from './rule-fields.tsx'

const Fields = fieldsOf<CampaignValues>()

const rewardTitles: Partial<Record<Rule['kind'], MessageKey>> = {
  signIn: 'campaigns.daily',
  referral: 'campaigns.inviter',
  rightsPackage: 'campaigns.withPackage',
}

/** The kind and the currency: of a new campaign only, because what members have reached depends on them. */
function KindFields({ facts }: Pick<BrandProps, 'facts'>) {
  const { value: campaign, change } = useFieldState<Campaign>('campaign')
  const rules = newRules()
  const kinds = Object.keys(rules) as Rule['kind'][]
  const currencies = currenciesOf(facts).map(({ currencyCode }) => [currencyCode, currencyCode] as const)
  return (
    <div className={styles.card}>
      <ChipChoice
        label={t('campaigns.kind')}
        shown
        options={kinds.map(kind => [kind, t(`campaigns.kind.${kind}`)] as const)}
        chosen={campaign.rule.kind}
        onChoose={kind => change({ ...campaign, rule: rules[kind] })}
      />
      {currencies.length > 1 && (
        <ChipChoice
          label={t('money.currency')}
          shown
          options={currencies}
          chosen={campaign.currencyCode}
          onChoose={currencyCode => change({ ...campaign, currencyCode, shopIds: [] })}
        />
      )}
    </div>
  )
}

function ScheduleFields({ shopId, campaign, facts }: BrandProps & { campaign: Campaign }) {
  const { currencyCode, startDate, endDate, maxGrants, budget } = campaign
  const shops = facts.shops.filter(shop => shop.currency.currencyCode === currencyCode)
  return (
    <fieldset className={styles.card}>
      <legend className="visuallyHidden">{t('campaigns.schedule')}</legend>
      <div className={styles.narrowRow}>
        <Fields.Text
          name="campaign.startDate"
          label={t('campaigns.firstDay')}
          hint={t('campaigns.dayHint')}
          type="date"
        />
        {endDate !== undefined && <Fields.Text name="campaign.endDate" label={t('campaigns.lastDay')} type="date" />}
      </div>
      <Fields.OptionalSwitch name="campaign.endDate" initial={() => addDays(startDate, 30)}>
        {t('campaigns.hasEnd')}
      </Fields.OptionalSwitch>
      <Fields.Checks
        name="campaign.shopIds"
        legend={t('campaigns.stores')}
        none={t('money.everyStore')}
        options={shopOptions(shops)}
      />
      <SegmentField shopId={shopId} name="campaign.segmentId" none={t('offers.everyMember')} />
      <Fields.OptionalSwitch name="campaign.maxGrants" initial={() => 1000}>
        {t('campaigns.hasMost')}
      </Fields.OptionalSwitch>
      {maxGrants !== undefined && (
        <div className={styles.narrowRow}>
          <Fields.Number name="campaign.maxGrants" label={t('campaigns.maxGrants')} min={1} max={100_000_000} />
        </div>
      )}
      <Fields.OptionalSwitch name="campaign.budget" initial={() => 100_000}>
        {t('campaigns.hasBudget')}
      </Fields.OptionalSwitch>
      {budget !== undefined && (
        <div className={styles.narrowRow}>
          <Fields.Money name="campaign.budget" label={t('campaigns.budget')} />
        </div>
      )}
    </fieldset>
  )
}

interface CampaignFormProps extends BrandProps {
  mark: string
  campaign: Campaign
  cardCurrency: string | undefined
}

/** One campaign: name, condition, reward, time, stores and limit. CARD-8 */
export function CampaignForm({ shopId, facts, mark, campaign: saved, cardCurrency }: CampaignFormProps) {
  const form = useSettingsForm({
    call: calls.saveCampaign,
    shopId,
    saved: { mark, campaign: saved },
    draft: `campaigns/${shopId}/${mark === '' ? 'new' : saved.campaignId}`,
    reads: campaignsKey(shopId),
  })
  const { campaign } = form.values
  const { currencyCode, rule } = campaign
  const currency = currenciesOf(facts).find(one => one.currencyCode === currencyCode)
  const hasBonus = cardCurrency === currencyCode
  return (
    <SettingsForm form={form} languages={facts.languages} currency={currency}>
      {mark === '' && <KindFields facts={facts} />}
      <div className={styles.card}>
        <Fields.Switch name="campaign.enabled">{t('campaigns.on')}</Fields.Switch>
        <Fields.Words name="campaign.name" label={t('money.name')} />
        <Fields.Words name="campaign.description" label={t('money.description')} max={2000} area />
      </div>
      {hasRuleFields(rule.kind) && (
        <div className={styles.card}>
          <RuleFields facts={facts} hasBonus={hasBonus} />
        </div>
      )}
      <fieldset className={styles.card}>
        <legend className="visuallyHidden">{t(rewardTitles[rule.kind] ?? 'campaigns.reward')}</legend>
        <h3>{t(rewardTitles[rule.kind] ?? 'campaigns.reward')}</h3>
        <RewardFields name="campaign.reward" facts={facts} hasBonus={hasBonus} />
      </fieldset>
      <ScheduleFields shopId={shopId} campaign={campaign} facts={facts} />
    </SettingsForm>
  )
}
