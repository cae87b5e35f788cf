import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { AddButton } from '../../fields/add-button.tsx'
import { Fault } from '../../fields/fault.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import { Checks } from '../../fields/picks.tsx'
import { type Facts, newId, type StoredProgram, type StoredValueSetup } from './api.ts'
import { BonusFields } from './bonus-fields.tsx'
import styles from './money.module.css'

interface FormProps {
  program: StoredProgram
  setup: StoredValueSetup
  facts: Facts
  faultAt: (field: string) => string | undefined
  onChange: (program: StoredProgram) => void
}

const nothing = { returnAmount: money(0), returnPoint: 0, giftInfos: [] }

function Gears({ program, facts, faultAt, onChange, currency }: FormProps & { currency: Currency }) {
  const { programRules } = program
  const put = (next: StoredProgram['programRules']) => onChange({ ...program, programRules: next })
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>{t('money.gears')}</legend>
      {programRules.map((gear, i) => (
        <div key={gear.ruleId} className={styles.box}>
          <div className={styles.row}>
            <MoneyField
              label={t('money.paysIn')}
              field={`program.programRules[${i}].storedAmount`}
              currency={currency}
              value={gear.storedAmount}
              onChange={amount => put(programRules.with(i, { ...gear, storedAmount: amount ?? money(0) }))}
            />
            <BonusFields
              bonus={gear}
              field={`program.programRules[${i}]`}
              currency={currency}
              facts={facts}
              faultAt={faultAt}
              onChange={next => put(programRules.with(i, next))}
            />
          </div>
          <Button
            size="small"
            kind="danger"
            className={styles.start ?? ''}
            onClick={() => put(programRules.toSpliced(i, 1))}
          >
            {t('money.removeGear')}
          </Button>
        </div>
      ))}
      <Fault>{faultAt('program.programRules')}</Fault>
      <AddButton onAdd={() => put([...programRules, { ruleId: newId('gear'), storedAmount: money(0), ...nothing }])}>
        {t('money.addGear')}
      </AddButton>
    </fieldset>
  )
}

function First({ program, facts, faultAt, onChange, currency }: FormProps & { currency: Currency }) {
  const { firstRechargeEnabled: on, firstRecharge = nothing } = program
  return (
    <div className={styles.card}>
      <Switch
        checked={on}
        onChange={enabled => onChange({ ...program, firstRechargeEnabled: enabled, firstRecharge })}
        detail={t('money.firstHint')}
      >
        {t('money.first')}
      </Switch>
      {on && (
        <div className={styles.row}>
          <BonusFields
            bonus={firstRecharge}
            field="program.firstRecharge"
            currency={currency}
            facts={facts}
            faultAt={faultAt}
            onChange={next => onChange({ ...program, firstRecharge: next })}
          />
        </div>
      )}
      <Fault>{faultAt('program.firstRecharge')}</Fault>
    </div>
  )
}

/** One program: what is paid in, what comes on top, with the first one too, and where. CARD-3 */
export function StoredValueForm(props: FormProps) {
  const { program, setup, facts, faultAt, onChange } = props
  const card = setup.cardPrograms.find(one => one.cardProgramId === program.cardProgramId)
  if (!card) return null
  const { currency } = card
  const shops = facts.shops.filter(
    shop => shop.currency.currencyCode === currency.currencyCode && shop.cardProgramId === program.cardProgramId,
  )
  return (
    <>
      <div className={styles.card}>
        <Switch
          checked={program.status === 'active'}
          onChange={on => onChange({ ...program, status: on ? 'active' : 'ended' })}
        >
          {t('money.onSale')}
        </Switch>
        <NamesField
          label={t('money.name')}
          error={faultAt('program.name')}
          languages={facts.languages}
          value={program.name}
          onChange={name => onChange({ ...program, name })}
        />
        <NamesField
          label={t('money.description')}
          languages={facts.languages}
          value={program.description}
          max={2000}
          area
          onChange={description => onChange({ ...program, description })}
        />
        <Checks
          legend={t('money.stores')}
          none={t('money.everyStore')}
          error={faultAt('program.scopes[0]')}
          options={shops.map(({ shopId, shopName }) => [shopId, shopName] as const)}
          chosen={program.scopes}
          onChange={scopes => onChange({ ...program, scopes })}
        />
      </div>
      <Gears {...props} currency={currency} />
      <First {...props} currency={currency} />
    </>
  )
}
