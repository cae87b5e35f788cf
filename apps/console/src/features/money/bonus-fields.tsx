import { type Currency, money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Trash2 } from 'lucide-react'
import { Fault } from '../../fields/fault.tsx'
import { MoneyField } from '../../fields/money-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { placed } from '../../fields/placed.ts'
import { type Facts, nameOf, type StoredProgram } from './api.ts'
import styles from './money.module.css'

type Bonus = NonNullable<StoredProgram['firstRecharge']>

interface BonusFieldsProps<B extends Bonus> {
  bonus: B
  field: string
  currency: Currency
  facts: Facts
  faultAt: (field: string) => string | undefined
  onChange: (bonus: B) => void
}

interface GiftsProps {
  gifts: Bonus['giftInfos']
  field: string
  facts: Facts
  faultAt: (field: string) => string | undefined
  onChange: (gifts: Bonus['giftInfos']) => void
}

function Gifts({ gifts, field, facts, faultAt, onChange }: GiftsProps) {
  return (
    <div className={styles.rows}>
      {placed(gifts).map(({ entry, at, key }) => (
        <div key={key} className={styles.giftRow}>
          <span className={styles.grow}>
            {nameOf(facts.coupons.find(one => one.couponTemplateId === entry.couponTemplateId)?.name ?? {})}
          </span>
          <NumberField
            label={t('money.count')}
            value={entry.giftCount}
            min={1}
            max={20}
            onChange={giftCount => onChange(gifts.with(at, { ...entry, giftCount }))}
          />
          <IconButton
            label={t('money.removeGift')}
            icon={<Trash2 aria-hidden="true" size={20} />}
            onClick={() => onChange(gifts.toSpliced(at, 1))}
          />
          <Fault>{faultAt(`${field}[${at}].couponTemplateId`)}</Fault>
        </div>
      ))}
      {gifts.length < 5 && (
        <Field label={t('money.addGift')} optional>
          <Select
            value=""
            onChange={({ target: { value: couponTemplateId } }) =>
              couponTemplateId !== '' && onChange([...gifts, { giftType: 'coupon', couponTemplateId, giftCount: 1 }])
            }
          >
            <option value="">{t('money.choose')}</option>
            {facts.coupons.map(({ couponTemplateId, name }) => (
              <option key={couponTemplateId} value={couponTemplateId}>
                {nameOf(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

/** What comes on top of what is paid in: value, points, coupons. CARD-3 */
export const BonusFields = <B extends Bonus>({
  bonus,
  field,
  currency,
  facts,
  faultAt,
  onChange,
}: BonusFieldsProps<B>) => (
  <>
    <MoneyField
      label={t('money.onTop')}
      field={`${field}.returnAmount`}
      currency={currency}
      value={bonus.returnAmount}
      onChange={amount => onChange({ ...bonus, returnAmount: amount ?? money(0) })}
    />
    <NumberField
      label={t('money.pointsOnTop')}
      error={faultAt(`${field}.returnPoint`)}
      value={bonus.returnPoint}
      max={1_000_000}
      onChange={returnPoint => onChange({ ...bonus, returnPoint })}
    />
    <Gifts
      gifts={bonus.giftInfos}
      field={`${field}.giftInfos`}
      facts={facts}
      faultAt={faultAt}
      onChange={giftInfos => onChange({ ...bonus, giftInfos })}
    />
  </>
)
