import { staffCardCalls as calls } from '@comanda/contract/card'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Fault } from '../../fields/fault.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { send } from '../../platform/send.ts'
import { currenciesOf, type MembershipSetup, nameOf, type PartProps, type PointsRule, useMembership } from './api.ts'
import styles from './money.module.css'
import { useMoneyDraft } from './use-money-draft.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

interface RuleProps {
  rule: PointsRule
  field: string
  faultAt: (field: string) => string | undefined
  onChange: (rule: PointsRule) => void
  onRemove: () => void
}

function Rule({ rule, field, faultAt, onChange, onRemove }: RuleProps) {
  const { currency } = rule
  const amount = (name: 'pointsTiersAmount' | 'minimumPointAmount' | 'earnAmount') => ({
    currency,
    field: `${field}.${name}`,
    value: rule[name],
    onChange: (value: PointsRule['earnAmount'] | undefined) => onChange({ ...rule, [name]: value ?? money(0) }),
  })
  const count = (name: 'pointsPerTier' | 'earnPoints') => ({
    error: faultAt(`${field}.${name}`),
    value: rule[name],
    max: 1_000_000,
    onChange: (value: number) => onChange({ ...rule, [name]: value }),
  })
  return (
    <section className={styles.card}>
      <h3>
        {currency.currencyCode} <span className={styles.quiet}>{currency.currencySymbol}</span>
      </h3>
      <div className={styles.row}>
        <MoneyField label={t('money.spending')} {...amount('earnAmount')} />
        <NumberField label={t('money.earns')} {...count('earnPoints')} />
      </div>
      <div className={styles.row}>
        <NumberField label={t('money.tierPoints')} {...count('pointsPerTier')} />
        <MoneyField label={t('money.tierPays')} {...amount('pointsTiersAmount')} />
        <MoneyField label={t('money.leastByPoints')} {...amount('minimumPointAmount')} />
      </div>
      <Fault>{faultAt(`${field}.currency`)}</Fault>
      <Button size="small" kind="danger" className={styles.start ?? ''} onClick={onRemove}>
        {t('money.removeCurrency')}
      </Button>
    </section>
  )
}

const fresh = (currency: PointsRule['currency']): PointsRule => {
  const whole = money(10 ** currency.internationalSystemOfUnits)
  return {
    currency,
    pointsPerTier: 100,
    pointsTiersAmount: whole,
    minimumPointAmount: whole,
    earnAmount: whole,
    earnPoints: 1,
  }
}

type Points = Omit<MembershipSetup['points'], 'mark'>

/** How card and points go together on one bill. PAY-1, PAY-4 */
const Beside = ({ points, onChange }: { points: Points; onChange: (points: Points) => void }) => (
  <div className={styles.switches}>
    <Switch
      checked={points.cardFirst}
      onChange={cardFirst => onChange({ ...points, cardFirst })}
      detail={t('money.cardFirstHint')}
    >
      {t('money.cardFirst')}
    </Switch>
    <Switch
      checked={points.excludesPoints}
      onChange={excludesPoints => onChange({ ...points, excludesPoints })}
      detail={t('money.excludesPointsHint')}
    >
      {t('money.excludesPoints')}
    </Switch>
  </div>
)

function One({ shopId, facts, program }: PartProps & { program: MembershipSetup }) {
  const part = useMoneyDraft(shopId, `points/${program.cardProgramId}`, program.points, ask =>
    send(calls.savePoints, { shopId, ...ask }),
  )
  const { pointsRules, pointsMonths } = part.draft
  const put = (next: PointsRule[]) => part.edit({ ...part.draft, pointsRules: next })
  const missing = currenciesOf(facts).filter(one =>
    pointsRules.every(rule => rule.currency.currencyCode !== one.currencyCode),
  )
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <h3>{nameOf(program.name)}</h3>
        <div className={styles.card}>
          <Beside points={part.draft} onChange={part.edit} />
          <NumberField
            label={t('money.pointsMonths')}
            hint={t('money.pointsMonthsHint')}
            error={part.faultAt('pointsMonths')}
            value={pointsMonths}
            min={1}
            max={120}
            onChange={months => part.edit({ ...part.draft, pointsMonths: months })}
          />
        </div>
        {pointsRules.map((rule, i) => (
          <Rule
            key={rule.currency.currencyCode}
            rule={rule}
            field={`pointsRules[${i}]`}
            faultAt={part.faultAt}
            onChange={next => put(pointsRules.with(i, next))}
            onRemove={() => put(pointsRules.toSpliced(i, 1))}
          />
        ))}
        {missing.length > 0 && (
          <div className={styles.actions}>
            {missing.map(currency => (
              <Button
                key={currency.currencyCode}
                size="small"
                kind="soft"
                onClick={() => put([...pointsRules, fresh(currency)])}
              >
                {t('money.addCurrency', { name: currency.currencyCode })}
              </Button>
            ))}
          </div>
        )}
      </DraftForm>
    </div>
  )
}

/** What earns points and what they pay, at stores of each currency; whether beside the card or before it. PAY-1, PAY-2, PAY-4, CARD-7 */
export function PointsPart(props: PartProps) {
  const asked = useMembership(props.shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return asked.data.programs.map(program => <One key={program.cardProgramId} {...props} program={program} />)
}
