import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import fields from '../../fields/fields.module.css'
import { MoneyField } from '../../fields/money-field.tsx'
import { NamesField } from '../../fields/names-field.tsx'
import type { Stall } from './api.ts'
import type { StallFormProps } from './stall-form-props.ts'

type Place = Stall['places'][number]
const persons = ['adult', 'child'] as const

/** A price to begin with, in whole units of the currency. */
const startAt = ({ internationalSystemOfUnits }: Currency, whole: number) =>
  money(whole * 10 ** internationalSystemOfUnits)

/** What an adult and a child pay, and how the order names it. CART-13 */
export function StallPrices({
  stall,
  field,
  currency,
  languages,
  faultAt,
  onChange,
}: Pick<StallFormProps, 'stall' | 'field' | 'currency' | 'languages' | 'faultAt' | 'onChange'>) {
  const put = (person: Place['person'], place: Place | undefined) => {
    const others = stall.places.filter(it => it.person !== person)
    const places = place ? [...others, place] : others
    onChange({ ...stall, places: places.toSorted((a, b) => persons.indexOf(a.person) - persons.indexOf(b.person)) })
  }
  return (
    <>
      {persons.map(person => {
        const at = stall.places.findIndex(it => it.person === person)
        const place = stall.places[at]
        return (
          <div key={person} className={fields.windows}>
            <Switch
              checked={place !== undefined}
              detail={place ? undefined : t('settings.stall.free')}
              onChange={on =>
                put(person, on ? { person, displayName: stall.displayName, price: startAt(currency, 10) } : undefined)
              }
            >
              {t(`settings.stall.${person}`)}
            </Switch>
            {place && (
              <div className={fields.row}>
                <MoneyField
                  label={t('settings.stall.price')}
                  field={`${field}.places[${at}].price`}
                  currency={currency}
                  value={place.price}
                  onChange={price => put(person, { ...place, price: price ?? money(0) })}
                />
                <NamesField
                  label={t('settings.stall.onOrder')}
                  error={faultAt(`${field}.places[${at}].displayName`)}
                  languages={languages}
                  value={place.displayName}
                  onChange={displayName => put(person, { ...place, displayName })}
                />
              </div>
            )}
          </div>
        )
      })}
    </>
  )
}
