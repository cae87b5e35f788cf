import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { AddFromList } from '../../forms/fields/choice-fields.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { RemoveIcon } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsOf, useSettingsForm } from '../../forms/state/use-settings-form.ts'
import type { Prices } from './queries.ts'

type Values = SettingsOf<typeof calls.saveMemberPrices>
type MemberPrice = Values['memberPrices'][number]

const Fields = fieldsOf<Values>()

interface MemberPricesProps {
  shopId: number
  prices: Prices
  currency: Currency
}

const keyOf = ({ foodId, unitId }: { foodId: string; unitId: string }): string => `${foodId} ${unitId}`

function PriceFields({ units, currency }: { units: Prices['units']; currency: Currency }) {
  const { entries, add, remove } = useListField<MemberPrice>('memberPrices')
  const otherUnits = units.filter(unit => entries.every(one => keyOf(one) !== keyOf(unit)))
  const addPrice = (key: string) => {
    const unit = units.find(one => keyOf(one) === key)
    if (unit && unit.price > 1) add({ foodId: unit.foodId, unitId: unit.unitId, vipPrice: money(unit.price - 1) })
  }
  return (
    <div className={styles.card}>
      <div className={styles.row}>
        {entries.map((one, at) => {
          const unit = units.find(other => keyOf(other) === keyOf(one))
          const name = unit?.displayName ?? one.foodId
          return (
            <div key={keyOf(one)} className={styles.single}>
              <Fields.Money
                name={`memberPrices.${at}.vipPrice`}
                label={name}
                hint={t('promo.everybody', { amount: showMoney(money(unit?.price ?? 0), currency) })}
              />
              <RemoveIcon label={t('money.takeOut', { name })} onRemove={() => remove(at)} />
            </div>
          )
        })}
      </div>
      <AddFromList
        label={t('promo.addMemberPrice')}
        options={otherUnits.map(unit => [keyOf(unit), unit.displayName] as const)}
        onAdd={addPrice}
      />
    </div>
  )
}

/** The member prices of dishes beside the normal prices. LOGIN-10 */
export function MemberPrices({ shopId, prices, currency }: MemberPricesProps) {
  const { mark, memberPrices, units } = prices
  const form = useSettingsForm({
    call: calls.saveMemberPrices,
    shopId,
    saved: { mark, memberPrices },
    draft: `promotions/${shopId}/memberPrices`,
    reads: ['promotions', shopId, 'members'],
  })
  return (
    <section>
      <SettingsForm form={form} currency={currency}>
        <h3>{t('promo.memberPrices')}</h3>
        <PriceFields units={units} currency={currency} />
      </SettingsForm>
    </section>
  )
}
