import { staffCardCalls as calls } from '@comanda/contract/card'
import type { ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type BrandProps, currenciesOf, nameOf, useBrandForm, useMembership } from '../../forms/brand-settings.ts'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { Loaded } from '../../ui/loaded.tsx'

type Membership = ResponseOf<typeof calls.membershipSetup>['programs'][number]
type Points = SettingsOf<typeof calls.savePoints>
type Rule = Points['pointsRules'][number]

const Fields = fieldsOf<Points>()

interface RuleProps {
  rule: Rule
  at: number
  onRemove: () => void
}

/** The rules for earning and using points in one currency. */
function RuleFields({ rule: { currency }, at, onRemove }: RuleProps) {
  const name = `pointsRules.${at}` as const
  return (
    <section className={styles.card}>
      <h3>
        {currency.currencyCode}{' '}
        <Text as="span" kind="quiet" weight={400}>
          {currency.currencySymbol}
        </Text>
      </h3>
      <div className={styles.narrowRow}>
        <Fields.Money name={`${name}.earnAmount`} label={t('money.spending')} currency={currency} />
        <Fields.Number name={`${name}.earnPoints`} label={t('money.earns')} max={1_000_000} />
      </div>
      <div className={styles.narrowRow}>
        <Fields.Number name={`${name}.pointsPerTier`} label={t('money.tierPoints')} max={1_000_000} />
        <Fields.Money name={`${name}.pointsTiersAmount`} label={t('money.tierPays')} currency={currency} />
        <Fields.Money name={`${name}.minimumPointAmount`} label={t('money.leastByPoints')} currency={currency} />
      </div>
      <Fields.Error name={`${name}.currency`} />
      <RemoveButton onRemove={onRemove}>{t('money.removeCurrency')}</RemoveButton>
    </section>
  )
}

const newRule = (currency: Rule['currency']): Rule => {
  const unit = money(10 ** currency.internationalSystemOfUnits)
  return {
    currency,
    pointsPerTier: 100,
    pointsTiersAmount: unit,
    minimumPointAmount: unit,
    earnAmount: unit,
    earnPoints: 1,
  }
}

function Rules({ facts }: Pick<BrandProps, 'facts'>) {
  const { entries: rules, add, remove } = useListField<Rule>('pointsRules')
  const missing = currenciesOf(facts).filter(one =>
    rules.every(rule => rule.currency.currencyCode !== one.currencyCode),
  )
  return (
    <>
      {rules.map((rule, at) => (
        <RuleFields key={rule.currency.currencyCode} rule={rule} at={at} onRemove={() => remove(at)} />
      ))}
      {missing.length > 0 && (
        <Row wrap gap={12} rowGap={8}>
          {missing.map(currency => (
            <Button key={currency.currencyCode} size="small" kind="soft" onClick={() => add(newRule(currency))}>
              {t('money.addCurrency', { name: currency.currencyCode })}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}

function ProgramForm({ shopId, facts, program }: BrandProps & { program: Membership }) {
  const form = useBrandForm(shopId, `points/${program.cardProgramId}`, calls.savePoints, program.points)
  return (
    <SettingsForm form={form}>
      <h3>{nameOf(program.name)}</h3>
      <div className={styles.card}>
        <div className={styles.switches}>
          <Fields.Switch name="cardFirst" detail={t('money.cardFirstHint')}>
            {t('money.cardFirst')}
          </Fields.Switch>
          <Fields.Switch name="excludesPoints" detail={t('money.excludesPointsHint')}>
            {t('money.excludesPoints')}
          </Fields.Switch>
        </div>
        <Fields.Number
          name="pointsMonths"
          label={t('money.pointsMonths')}
          hint={t('money.pointsMonthsHint')}
          min={1}
          max={120}
        />
      </div>
      <Rules facts={facts} />
    </SettingsForm>
  )
}

/** The rules for earning and using points in each currency, and their order with the card. PAY-1, PAY-2, PAY-4, CARD-7 */
export function PointsForm(props: BrandProps) {
  const membership = useMembership(props.shopId)
  return (
    <Loaded query={membership}>
      {({ programs }) =>
        programs.map(program => <ProgramForm key={program.cardProgramId} {...props} program={program} />)
      }
    </Loaded>
  )
}
