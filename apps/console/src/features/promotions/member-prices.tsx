import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { type Currency, money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Trash2 } from 'lucide-react'
import fields from '../../fields/fields.module.css'
import { MoneyField } from '../../fields/money-field.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { useDraft } from '../../fields/use-draft.ts'
import { send } from '../../platform/send.ts'
import type { Prices } from './api.ts'
import styles from './promotions.module.css'

interface MemberPricesProps {
  shopId: number
  prices: Prices
  currency: Currency
}

const keyOf = ({ foodId, unitId }: { foodId: string; unitId: string }): string => `${foodId} ${unitId}`

/** What members pay for dishes, beside what everybody pays. LOGIN-10 */
export function MemberPrices({ shopId, prices, currency }: MemberPricesProps) {
  const { mark, memberPrices: stored, units } = prices
  const part = useDraft({
    name: `promotions/${shopId}/memberPrices`,
    saved: { mark, memberPrices: stored },
    send: ask => send(calls.saveMemberPrices, { shopId, ...ask }),
    reads: ['promotions', shopId, 'members'],
  })
  const { memberPrices } = part.draft
  const put = (next: Prices['memberPrices']) => part.edit({ memberPrices: next })
  const left = units.filter(unit => memberPrices.every(one => keyOf(one) !== keyOf(unit)))
  const add = (key: string) => {
    const unit = units.find(one => keyOf(one) === key)
    if (unit && unit.price > 1)
      put([...memberPrices, { foodId: unit.foodId, unitId: unit.unitId, vipPrice: money(unit.price - 1) }])
  }
  return (
    <section className={styles.part}>
      <DraftForm part={part}>
        <h3>{t('promo.memberPrices')}</h3>
        <div className={styles.card}>
          <div className={fields.row}>
            {memberPrices.map((one, i) => {
              const unit = units.find(other => keyOf(other) === keyOf(one))
              const name = unit?.displayName ?? one.foodId
              return (
                <div key={keyOf(one)} className={fields.beside}>
                  <MoneyField
                    label={name}
                    hint={t('promo.everybody', { amount: showMoney(money(unit?.price ?? 0), currency) })}
                    field={`memberPrices[${i}].vipPrice`}
                    currency={currency}
                    value={one.vipPrice}
                    onChange={vipPrice => put(memberPrices.with(i, { ...one, vipPrice: vipPrice ?? money(0) }))}
                  />
                  <IconButton
                    className={fields.remove ?? ''}
                    label={t('money.takeOut', { name })}
                    icon={<Trash2 aria-hidden="true" size={20} />}
                    onClick={() => put(memberPrices.toSpliced(i, 1))}
                  />
                </div>
              )
            })}
          </div>
          <Field label={t('promo.addMemberPrice')} optional>
            <Select value="" onChange={event => add(event.target.value)}>
              <option value="">{t('money.choose')}</option>
              {left.map(unit => (
                <option key={keyOf(unit)} value={keyOf(unit)}>
                  {unit.displayName}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </DraftForm>
    </section>
  )
}
