import { money } from '@comanda/domain/money'
import { joinWithComma, t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Picks } from '../../forms/fields/choice-fields.tsx'
import { useFieldState, useFormFacts } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { RemoveButton } from '../../forms/fields/list-parts.tsx'
import type { Stall, StallSettings, Stalls } from './queries.ts'

const Fields = fieldsOf<Stalls>()

type Path = `stalls.${number}`
type Place = Stall['places'][number]

const keyOf = ({ foodId, unitId }: Stall['included'][number]): string => `${foodId} ${unitId}`

/** The dishes of a stall, in all sizes or in one of them. */
function Dishes({ name, dishes }: { name: Path; dishes: StallSettings['dishes'] }) {
  const { value, errorInside, change } = useFieldState<Stall['included']>(`${name}.included`)
  const choose = (keys: string[]) =>
    change(dishes.filter(it => keys.includes(keyOf(it))).map(({ foodId, unitId }) => ({ foodId, unitId })))
  return (
    <Picks
      legend={t('settings.stall.dishes')}
      error={errorInside}
      options={dishes.map(it => [keyOf(it), it.displayName] as const)}
      chosen={value.map(keyOf)}
      onChange={choose}
    />
  )
}

const MAX_PLATES = 999
const MAX_MINUTES = 1440
const counts = ['limitCount', 'singleLimitCount'] as const
const times = ['intervalMinutes', 'stayMinutes', 'lastOrderMinutes'] as const

/** How many plates a stall gives, how often again, and for how long. CART-3, CART-13 */
function Limits({ name, stall }: { name: Path; stall: Stall }) {
  const shared = (key: (typeof counts)[number] | (typeof times)[number]) => ({
    label: t(`settings.stall.${key}`),
    hint: stall[key] === 0 ? t(`settings.stall.${key}None`) : undefined,
  })
  return (
    <>
      <div className={styles.row}>
        <Fields.Select
          name={`${name}.limitType`}
          label={t('settings.stall.limitType')}
          options={[
            [1, t('settings.stall.eachPerson')],
            [0, t('settings.stall.eachTable')],
          ]}
        />
        {counts.map(key => (
          <Fields.Number key={key} name={`${name}.${key}`} max={MAX_PLATES} {...shared(key)} />
        ))}
      </div>
      <div className={styles.row}>
        {times.map(key => (
          <Fields.Duration key={key} name={`${name}.${key}`} unit="minutes" max={MAX_MINUTES} {...shared(key)} />
        ))}
      </div>
    </>
  )
}

const persons = ['adult', 'child'] as const

/** The prices of an adult and a child, and their names on the order. CART-13 */
function Prices({ name, stall }: { name: Path; stall: Stall }) {
  const { value: places, change } = useFieldState<Place[]>(`${name}.places`)
  const { currency } = useFormFacts()
  const price = money(10 * 10 ** (currency?.internationalSystemOfUnits ?? 2))
  const toggle = (person: Place['person'], on: boolean) => {
    const others = places.filter(it => it.person !== person)
    const all = on ? [...others, { person, displayName: stall.displayName, price }] : others
    change(all.toSorted((a, b) => persons.indexOf(a.person) - persons.indexOf(b.person)))
  }
  return persons.map(person => {
    const at = places.findIndex(it => it.person === person)
    return (
      <div key={person} className={styles.group}>
        <Switch checked={at >= 0} detail={at < 0 && t('settings.stall.free')} onChange={on => toggle(person, on)}>
          {t(`settings.stall.${person}`)}
        </Switch>
        {at >= 0 && (
          <div className={styles.row}>
            <Fields.Money name={`${name}.places.${at}.price`} label={t('settings.stall.price')} />
            <Fields.Words name={`${name}.places.${at}.displayName`} label={t('settings.stall.onOrder')} />
          </div>
        )}
      </div>
    )
  })
}

interface StallFieldsProps {
  stall: Stall
  at: number
  data: StallSettings
  onRemove: () => void
}

/** One stall: its name, dishes, duration and price. CART-13 */
export function StallFields({ stall, at, data, onRemove }: StallFieldsProps) {
  const name = `stalls.${at}` as const
  const tables = data.laid.find(it => it.buffetStallId === stall.buffetStallId)?.tables ?? []
  return (
    <div className={styles.card}>
      <Fields.Words name={`${name}.displayName`} label={t('money.name')} />
      <Dishes name={name} dishes={data.dishes} />
      <Limits name={name} stall={stall} />
      <Prices name={name} stall={stall} />
      {data.taxes.length > 0 && (
        <Fields.Checks
          name={`${name}.taxIds`}
          legend={t('settings.stall.taxes')}
          options={data.taxes.map(({ taxId, name: taxName }) => [taxId, taxName] as const)}
        />
      )}
      <Text kind="quiet">
        {tables.length > 0
          ? t('settings.stall.laidAt', { tables: joinWithComma(tables) })
          : t('settings.stall.laidNowhere')}
      </Text>
      <RemoveButton onRemove={onRemove}>{t('settings.stall.remove')}</RemoveButton>
    </div>
  )
}
