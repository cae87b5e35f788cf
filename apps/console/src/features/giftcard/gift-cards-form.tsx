import { staffGiftCardCalls as calls } from '@comanda/contract/giftcard'
import { usualOccasions } from '@comanda/domain/giftcard'
import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Gift } from 'lucide-react'
import {
  type BrandProps,
  brandKey,
  currenciesOf,
  type Facts,
  nameOf,
  shopOptions,
  useBrandForm,
} from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { inCurrency } from '../../forms/fields/money-field.tsx'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import { today } from '../../platform/store-day.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { daysText, stateOf, storesText, unseenText } from '../../ui/offer-table.tsx'
import { GiftAmounts } from './gift-amounts.tsx'
import { GiftDesigns } from './gift-designs.tsx'
import { type GiftCards, type GiftProgram, type Setup, useGiftPrograms } from './queries.ts'

const Fields = fieldsOf<GiftCards>()

function newProgram(facts: Facts, like: Setup | undefined): Setup {
  const currency = currenciesOf(facts)[0]
  const amountOf = (amount: number) => money(amount * 10 ** (currency?.internationalSystemOfUnits ?? 2))
  return {
    mark: '',
    sold: 0,
    discounted: money(0),
    currency: currency ?? { currencyCode: '', currencySymbol: '', internationalSystemOfUnits: 2 },
    program: {
      programId: newId('gift'),
      name: {},
      description: {},
      terms: like?.program.terms ?? {},
      currencyCode: currency?.currencyCode ?? '',
      occasions: like?.program.occasions ?? usualOccasions(facts.languages),
      designs: like?.program.designs ?? [],
      amounts: [amountOf(25), amountOf(50)],
      discounts: [],
      validMonths: 24,
      shopIds: [],
      onSale: false,
    },
  }
}

/** The currency of new gift cards. Typed amounts stay unchanged. PRICE-4 */
function CurrencyField({ facts }: { facts: Facts }) {
  const { value: program, change } = useFieldState<GiftProgram>('program')
  const currencies = currenciesOf(facts)
  const currencyOf = (code: string) => currencies.find(one => one.currencyCode === code)
  const choose = (code: string) => {
    const to = currencyOf(code)
    if (!to) return
    const from = currencyOf(program.currencyCode)?.internationalSystemOfUnits ?? 2
    // Text that is no amount of the new currency is not saved before it is corrected.
    const convert = <A extends GiftProgram['amounts'][number]>(amount: A) => inCurrency(amount, from, to) as A
    const { customAmount: own } = program
    change({
      ...program,
      currencyCode: code,
      amounts: program.amounts.map(convert),
      ...(own && { customAmount: { min: convert(own.min), max: convert(own.max), step: convert(own.step) } }),
      discounts: program.discounts.map(one => ({ ...one, from: convert(one.from) })),
      shopIds: [],
    })
  }
  return (
    <Fields.Select
      name="program.currencyCode"
      label={t('money.currency')}
      options={currencies.map(one => [one.currencyCode, one.currencyCode] as const)}
      onChoose={choose}
    />
  )
}

/** Whether it is sold, and its texts. */
const HeadFields = ({ facts, isNew }: { facts: Facts; isNew: boolean }) => (
  <div className={styles.card}>
    <Fields.Switch name="program.onSale">{t('money.onSale')}</Fields.Switch>
    <Fields.Days name="program" />
    <Fields.Switch name="program.excludesCoupons">{t('money.noCoupons')}</Fields.Switch>
    <Fields.Words name="program.name" label={t('money.name')} />
    <Fields.Words name="program.description" label={t('money.description')} max={2000} area />
    <Fields.Words name="program.terms" label={t('money.terms')} max={2000} area />
    <div className={styles.narrowRow}>
      {isNew && <CurrencyField facts={facts} />}
      <Fields.Number
        name="program.validMonths"
        label={t('money.validMonths')}
        hint={t('money.validMonthsHint')}
        max={120}
      />
    </div>
  </div>
)

/** One kind of gift card: its texts, amounts and designs, and where it is good. CARD-5 */
function GiftForm({ shopId, facts, setup }: BrandProps & { setup: Setup }) {
  const { mark, program: saved, sold } = setup
  const form = useBrandForm(
    shopId,
    `gifts/${saved.programId}`,
    calls.saveGiftProgram,
    { mark, program: saved },
    values => unseenText(stateOf(values.program.onSale, values.program, today())),
  )
  const { currencyCode } = form.values.program
  const shops = facts.shops.filter(shop => shop.currency.currencyCode === currencyCode)
  const currency = shops[0]?.currency
  return (
    <SettingsForm form={form} languages={facts.languages} currency={currency}>
      {mark !== '' && <Text kind="quiet">{t('money.sold', { count: sold })}</Text>}
      <HeadFields facts={facts} isNew={mark === ''} />
      {currency && <GiftAmounts key={currencyCode} currency={currency} />}
      <div className={styles.card}>
        <Fields.Checks
          name="program.shopIds"
          legend={t('money.stores')}
          none={t('money.everyStore')}
          options={shopOptions(shops)}
        />
      </div>
      <GiftDesigns shopId={shopId} facts={facts} />
    </SettingsForm>
  )
}

/** The list's texts of a gift card program. */
const offerOf = ({ program, currency, sold, discounted }: Setup) => ({
  id: program.programId,
  name: nameOf(program.name),
  kind: program.currencyCode,
  state: stateOf(program.onSale, program, today()),
  dates: daysText(program),
  stores: storesText(program.shopIds),
  uses: String(sold),
  cost: showMoney(discounted, currency),
  isOn: program.onSale,
})

/** Kinds of gift cards on sale. CARD-5 */
export function GiftCardsForm(props: BrandProps) {
  const { shopId, facts } = props
  const query = useGiftPrograms(shopId)
  return (
    <Loaded query={query}>
      {({ programs }) => (
        <ProgramList
          view="money"
          part="gifts"
          label={t('money.gifts')}
          icon={<Gift />}
          saved={programs}
          offerOf={offerOf}
          onSwitch={({ mark, program }, on) =>
            send(calls.saveGiftProgram, { shopId, mark, program: { ...program, onSale: on } })
          }
          headings={{ uses: 'offers.sold', cost: 'offers.discounts' }}
          reads={brandKey(shopId, 'gifts')}
          add={t('money.newGift')}
          fresh={() => newProgram(facts, programs[0])}
        >
          {one => <GiftForm key={one.program.programId} {...props} setup={one} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
