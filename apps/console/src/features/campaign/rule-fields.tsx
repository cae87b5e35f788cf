import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import type { Facts } from '../../forms/brand-settings.ts'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { CampaignValues, Rule } from './queries.ts'
import { noReward, RewardFields } from './reward-fields.tsx'

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** Each kind of campaign as it is when it is chosen. */
export const newRules = (): { [K in Rule['kind']]: RuleOf<K> } => ({
  stamps: { kind: 'stamps', stamps: 10, minimum: money(0), repeats: true },
  spending: { kind: 'spending', threshold: money(10_000), repeats: true },
  signIn: { kind: 'signIn', streaks: [] },
  collect: { kind: 'collect' },
  birthday: { kind: 'birthday', daysBefore: 7, daysAfter: 7 },
  openCard: { kind: 'openCard' },
  referral: { kind: 'referral', friendReward: noReward() },
  rightsPackage: { kind: 'rightsPackage', price: money(2000), validDays: 60, rights: [] },
})

/** The fields of a form whose rule is of this kind. */
const fieldsFor = <K extends Rule['kind']>() =>
  fieldsOf<Omit<CampaignValues, 'campaign'> & { campaign: { rule: RuleOf<K> } }>()

const Stamps = fieldsFor<'stamps'>()
const Spending = fieldsFor<'spending'>()
const SignIn = fieldsFor<'signIn'>()
const Birthday = fieldsFor<'birthday'>()
const Package = fieldsFor<'rightsPackage'>()

interface PartProps {
  facts: Facts
  hasBonus: boolean
}

function StreakFields(props: PartProps) {
  const { rows, entries, add, remove } = useListField<RuleOf<'signIn'>['streaks'][number]>('campaign.rule.streaks')
  const longest = Math.max(0, ...entries.map(({ days }) => days))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('campaigns.streaks')}</legend>
      {rows.map(({ at, key }) => (
        <div key={key} className={styles.box}>
          <div className={styles.narrowRow}>
            <SignIn.Number name={`campaign.rule.streaks.${at}.days`} label={t('campaigns.days')} min={2} max={31} />
          </div>
          <RewardFields name={`campaign.rule.streaks.${at}.reward`} {...props} />
          <RemoveButton onRemove={() => remove(at)}>{t('campaigns.removeStreak')}</RemoveButton>
        </div>
      ))}
      {rows.length < 6 && (
        <AddButton onAdd={() => add({ days: Math.min(31, longest + 3), reward: noReward() })}>
          {t('campaigns.addStreak')}
        </AddButton>
      )}
    </fieldset>
  )
}

function PackageFields() {
  const { rows, add, remove } = useListField<RuleOf<'rightsPackage'>['rights'][number]>('campaign.rule.rights')
  return (
    <>
      <div className={styles.narrowRow}>
        <Package.Money name="campaign.rule.price" label={t('campaigns.price')} />
        <Package.Number name="campaign.rule.validDays" label={t('campaigns.validDays')} min={1} max={730} />
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('campaigns.rights')}</legend>
        {rows.map(({ at, key }) => (
          <div key={key} className={styles.box}>
            <Package.Words name={`campaign.rule.rights.${at}.name`} label={t('campaigns.right')} />
            <div className={styles.narrowRow}>
              <Package.Number
                name={`campaign.rule.rights.${at}.count`}
                label={t('campaigns.uses.count')}
                min={1}
                max={100}
              />
            </div>
            <RemoveButton onRemove={() => remove(at)}>{t('campaigns.removeRight')}</RemoveButton>
          </div>
        ))}
        <Package.Error name="campaign.rule.rights" />
        {rows.length < 10 && (
          <AddButton onAdd={() => add({ rightId: newId('right'), name: {}, count: 1 })}>
            {t('campaigns.addRight')}
          </AddButton>
        )}
      </fieldset>
    </>
  )
}

/** The fields of what has to be done for the reward. */
export function RuleFields(props: PartProps) {
  const { kind } = useFieldState<Rule>('campaign.rule').value
  if (kind === 'spending')
    return (
      <>
        <div className={styles.narrowRow}>
          <Spending.Money name="campaign.rule.threshold" label={t('campaigns.threshold')} />
        </div>
        <Spending.Switch name="campaign.rule.repeats">{t('campaigns.repeats')}</Spending.Switch>
      </>
    )
  if (kind === 'stamps')
    return (
      <>
        <div className={styles.narrowRow}>
          <Stamps.Number name="campaign.rule.stamps" label={t('campaigns.stamps')} min={2} max={50} />
          <Stamps.Money name="campaign.rule.minimum" label={t('campaigns.minimum')} />
        </div>
        <Stamps.Switch name="campaign.rule.repeats">{t('campaigns.repeats')}</Stamps.Switch>
      </>
    )
  if (kind === 'birthday')
    return (
      <div className={styles.narrowRow}>
        <Birthday.Number name="campaign.rule.daysBefore" label={t('campaigns.daysBefore')} max={60} />
        <Birthday.Number name="campaign.rule.daysAfter" label={t('campaigns.daysAfter')} max={60} />
      </div>
    )
  if (kind === 'signIn') return <StreakFields {...props} />
  if (kind === 'rightsPackage') return <PackageFields />
  if (kind === 'referral')
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('campaigns.friend')}</legend>
        <RewardFields name="campaign.rule.friendReward" {...props} />
      </fieldset>
    )
  return null
}

/** Kinds without fields of their own. */
export const hasRuleFields = (kind: Rule['kind']): boolean => kind !== 'openCard' && kind !== 'collect'
