import { staffStoredValueCalls as calls } from '@comanda/contract/storedvalue'
import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Wallet } from 'lucide-react'
import { type BrandProps, brandKey, type Facts, nameOf, shopOptions, useBrandForm } from '../../forms/brand-settings.ts'
import { useFieldState, useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import { today } from '../../platform/store-day.ts'
import { goTo } from '../../platform/place.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { daysText, stateOf, storesText, unseenText } from '../../ui/offer-table.tsx'
import { BonusFields } from './bonus-fields.tsx'
import { withCardProgram } from './card-of-program.ts'
import { type Setup, type StoredValue, useStoredValue } from './queries.ts'

type Item = Setup['programs'][number]
type Program = StoredValue['program']

const Fields = fieldsOf<StoredValue>()

const noBonus = { returnAmount: money(0), returnPoint: 0, giftInfos: [] }
const newStep = (amount: number): Program['programRules'][number] => ({
  ruleId: newId('gear'),
  storedAmount: money(amount),
  ...noBonus,
})

const newProgram = (setup: Setup): Item => ({
  mark: '',
  versions: 0,
  sold: 0,
  bonus: money(0),
  program: {
    id: newId('top-up'),
    cardProgramId: setup.cardPrograms[0]?.cardProgramId ?? '',
    status: 'ended',
    name: {},
    description: {},
    scopes: [],
    programRules: [newStep(5000)],
    firstRechargeEnabled: false,
  },
})

/** The recharge amounts, each with its bonus. */
function StepFields({ facts }: { facts: Facts }) {
  const name = 'program.programRules'
  const { entries, add, remove } = useListField<Program['programRules'][number]>(name)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('money.gears')}</legend>
      {entries.map((step, at) => (
        <div key={step.ruleId} className={styles.card}>
          <div className={styles.narrowRow}>
            <Fields.Money name={`${name}.${at}.storedAmount`} label={t('money.paysIn')} />
            <BonusFields name={`${name}.${at}`} facts={facts} />
          </div>
          <RemoveButton onRemove={() => remove(at)}>{t('money.removeGear')}</RemoveButton>
        </div>
      ))}
      <Fields.Error name={name} />
      <AddButton onAdd={() => add(newStep(0))}>{t('money.addGear')}</AddButton>
    </fieldset>
  )
}

/** The additional bonus of the first recharge. */
function FirstRechargeFields({ facts }: { facts: Facts }) {
  const { value: program, change } = useFieldState<Program>('program')
  const { firstRechargeEnabled: on, firstRecharge = noBonus } = program
  return (
    <div className={styles.card}>
      <Switch
        checked={on}
        onChange={enabled => change({ ...program, firstRechargeEnabled: enabled, firstRecharge })}
        detail={t('money.firstHint')}
      >
        {t('money.first')}
      </Switch>
      {on && program.firstRecharge && (
        <div className={styles.narrowRow}>
          <BonusFields name="program.firstRecharge" facts={facts} />
        </div>
      )}
      <Fields.Error name="program.firstRecharge" />
    </div>
  )
}

/** In place of the form, while the brand has no card program. */
const WithoutCards = () => (
  <div className={styles.card}>
    <Text>{t('money.cardsFirst')}</Text>
    <Button kind="secondary" className={styles.start ?? ''} onClick={() => goTo('money', 'cards', 'new')}>
      {t('cards.new')}
    </Button>
  </div>
)

interface ProgramFormProps extends BrandProps {
  item: Item
  setup: Setup
}

/** One program: amounts, bonuses and stores. CARD-3 */
function ProgramForm({ shopId, facts, item, setup }: ProgramFormProps) {
  const { mark, program, versions } = item
  const form = useBrandForm(shopId, `stored/${program.id}`, calls.saveStoredValue, { mark, program }, values =>
    unseenText(stateOf(values.program.status === 'active', values.program, today())),
  )
  const { cardProgramId } = form.values.program
  const currency = setup.cardPrograms.find(one => one.cardProgramId === cardProgramId)?.currency
  const shops = facts.shops.filter(shop => shop.currency.currencyCode === currency?.currencyCode)
  if (setup.cardPrograms.length === 0) return <WithoutCards />
  return (
    <SettingsForm form={form} languages={facts.languages} currency={currency}>
      {versions > 0 && <Text kind="quiet">{t('money.version', { count: versions })}</Text>}
      {currency && (
        <>
          <div className={styles.card}>
            <Fields.Switch name="program.status" on="active" off="ended">
              {t('money.onSale')}
            </Fields.Switch>
            {versions === 0 && setup.cardPrograms.length > 1 && (
              <Fields.Select
                name="program.cardProgramId"
                label={t('money.cardProgram')}
                options={setup.cardPrograms.map(one => [one.cardProgramId, nameOf(one.name)] as const)}
              />
            )}
            <Fields.Words name="program.name" label={t('money.name')} />
            <Fields.Days name="program" />
            <Fields.Words name="program.description" label={t('money.description')} max={2000} area />
            <Fields.Checks
              name="program.scopes"
              legend={t('money.stores')}
              none={t('money.everyStore')}
              options={shopOptions(shops)}
            />
          </div>
          <StepFields facts={facts} />
          <FirstRechargeFields facts={facts} />
        </>
      )}
    </SettingsForm>
  )
}

/** The list's texts of a program. */
function offerOf({ program, sold, bonus }: Item, { cardPrograms }: Setup) {
  const card = cardPrograms.find(one => one.cardProgramId === program.cardProgramId)
  const isOn = program.status === 'active'
  return {
    id: program.id,
    name: nameOf(program.name),
    ...(card && { kind: nameOf(card.name), cost: showMoney(bonus, card.currency) }),
    state: stateOf(isOn, program, today()),
    dates: daysText(program),
    stores: storesText(program.scopes),
    uses: String(sold),
    isOn,
  }
}

/** Programs of stored value; each change is a new version of the rules. CARD-3 */
export function StoredValueForm(props: BrandProps) {
  const query = useStoredValue(props.shopId)
  return (
    <Loaded query={query}>
      {setup => (
        <ProgramList
          view="money"
          part="stored"
          label={t('money.storedValue')}
          icon={<Wallet />}
          saved={setup.programs}
          offerOf={item => offerOf(item, setup)}
          onSwitch={({ mark, program }, on) =>
            send(calls.saveStoredValue, {
              shopId: props.shopId,
              mark,
              program: { ...program, status: on ? 'active' : 'ended' },
            })
          }
          headings={{ uses: 'counter.recharges' }}
          reads={brandKey(props.shopId, 'storedValue')}
          add={t('money.newProgram')}
          fresh={() => newProgram(setup)}
        >
          {one => <ProgramForm key={one.program.id} {...props} setup={setup} item={withCardProgram(one, setup)} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
