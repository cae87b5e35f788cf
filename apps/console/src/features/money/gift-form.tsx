import type { Money } from '@comanda/domain/money'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Switch } from '@comanda/web/ui/controls/switch.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { retyped } from '../../fields/amounts.ts'
import { NamesField } from '../../fields/names-field.tsx'
import { NumberField } from '../../fields/number-field.tsx'
import { Checks } from '../../fields/picks.tsx'
import { useTyping } from '../../fields/typing.ts'
import { currenciesOf, type GiftFormProps, type GiftProgram } from './api.ts'
import { GiftAmounts } from './gift-amounts.tsx'
import { GiftDesigns } from './gift-designs.tsx'
import styles from './money.module.css'

/** Chooses the currency of a new kind of cards: what was typed in its amounts stays what was typed. PRICE-4 */
function useGiftCurrency({ program, facts, onChange }: GiftFormProps) {
  const typing = useTyping()
  const currencies = currenciesOf(facts)
  const currencyOf = (code: string) => currencies.find(one => one.currencyCode === code)
  return (code: string) => {
    const to = currencyOf(code)
    if (!to) return
    const { say, texts } = retyped(typing, currencyOf(program.currencyCode)?.internationalSystemOfUnits ?? 2, to)
    const { customAmount: own } = program
    const bound = (name: 'min' | 'max' | 'step', amount: Money) => say(`program.customAmount.${name}`, amount)
    onChange({
      ...program,
      currencyCode: code,
      amounts: program.amounts.map((amount, at) => say(`program.amounts[${at}]`, amount)),
      ...(own && {
        customAmount: { min: bound('min', own.min), max: bound('max', own.max), step: bound('step', own.step) },
      }),
      discounts: program.discounts.map((one, at) => ({ ...one, from: say(`program.discounts[${at}].from`, one.from) })),
      shopIds: [],
    })
    typing.put(texts)
  }
}

function Heading(props: GiftFormProps) {
  const { program, isNew, facts, faultAt, onChange } = props
  const chooseCurrency = useGiftCurrency(props)
  const words = (name: 'name' | 'description' | 'terms') => ({
    languages: facts.languages,
    value: program[name],
    error: faultAt(`program.${name}`),
    onChange: (value: GiftProgram['name']) => onChange({ ...program, [name]: value }),
  })
  return (
    <div className={styles.card}>
      <Switch checked={program.onSale} onChange={onSale => onChange({ ...program, onSale })}>
        {t('money.onSale')}
      </Switch>
      <Switch
        checked={program.excludesCoupons === true}
        onChange={excludesCoupons => onChange({ ...program, excludesCoupons })}
      >
        {t('money.noCoupons')}
      </Switch>
      <NamesField label={t('money.name')} {...words('name')} />
      <NamesField label={t('money.description')} max={2000} area {...words('description')} />
      <NamesField label={t('money.terms')} max={2000} area {...words('terms')} />
      <div className={styles.row}>
        {isNew && (
          <Field label={t('money.currency')} error={faultAt('program.currencyCode')}>
            <Select value={program.currencyCode} onChange={event => chooseCurrency(event.target.value)}>
              {currenciesOf(facts).map(({ currencyCode }) => (
                <option key={currencyCode}>{currencyCode}</option>
              ))}
            </Select>
          </Field>
        )}
        <NumberField
          label={t('money.validMonths')}
          hint={t('money.validMonthsHint')}
          error={faultAt('program.validMonths')}
          value={program.validMonths}
          max={120}
          onChange={validMonths => onChange({ ...program, validMonths })}
        />
      </div>
    </div>
  )
}

/** One kind of gift card: its words, amounts, designs, and where it is good. CARD-5 */
export function GiftForm(props: GiftFormProps) {
  const { program, facts, faultAt, onChange } = props
  const shops = facts.shops.filter(shop => shop.currency.currencyCode === program.currencyCode)
  const currency = shops[0]?.currency
  return (
    <>
      <Heading {...props} />
      {currency && <GiftAmounts key={program.currencyCode} {...props} currency={currency} />}
      <div className={styles.card}>
        <Checks
          legend={t('money.stores')}
          none={t('money.everyStore')}
          error={faultAt('program.shopIds') ?? faultAt('program.shopIds[0]')}
          options={shops.map(({ shopId, shopName }) => [shopId, shopName] as const)}
          chosen={program.shopIds}
          onChange={shopIds => onChange({ ...program, shopIds })}
        />
      </div>
      <GiftDesigns {...props} />
    </>
  )
}
