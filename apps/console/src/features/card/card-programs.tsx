import { staffCardCalls as calls } from '@comanda/contract/card'
import { money } from '@comanda/domain/money'
import { showMoney, t } from '@comanda/web/i18n'
import { WalletCards } from 'lucide-react'
import { Text } from '@comanda/web/ui/text/text.tsx'
import {
  brandKey,
  type BrandProps,
  currenciesOf,
  type Facts,
  nameOf,
  shopOptions,
  useBrandForm,
} from '../../forms/brand-settings.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import { today } from '../../platform/store-day.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { daysText, stateOf, storesText, unseenText } from '../../ui/offer-table.tsx'
import { BenefitFields, RightFields } from './benefit-fields.tsx'
import { CardDesign } from './card-design.tsx'
import { type CardProgram, type CardValues, type Setup, useCardPrograms } from './queries.ts'

const Fields = fieldsOf<CardValues>()

function newProgram(facts: Facts): Setup {
  const currency = currenciesOf(facts)[0] ?? { currencyCode: '', currencySymbol: '', internationalSystemOfUnits: 2 }
  return {
    mark: '',
    members: 0,
    balance: money(0),
    currency,
    program: {
      cardProgramId: newId('card'),
      status: 'active',
      name: {},
      description: {},
      benefits: [],
      face: { from: '#5b3a8c', to: '#23203f' },
      currencyCode: currency.currencyCode,
      shopIds: [],
      validMonths: 12,
      renewal: 'inApp',
      securityFrom: money(20 * 10 ** currency.internationalSystemOfUnits),
      transferEnabled: false,
      rights: [],
    },
  }
}

/** How long a card is valid, how it is renewed, from which amount on it asks for its password. */
function CardRules({ program }: { program: CardProgram }) {
  const { validMonths } = program
  return (
    <div className={styles.card}>
      <Fields.OptionalSwitch name="program.validMonths" initial={() => 12} detail={t('cards.expiresHint')}>
        {t('cards.expires')}
      </Fields.OptionalSwitch>
      {validMonths !== undefined && (
        <>
          <Fields.Number name="program.validMonths" label={t('cards.validMonths')} min={1} max={120} />
          <Fields.Radio
            name="program.renewal"
            legend={t('cards.renewal')}
            options={[
              ['inApp', t('cards.renewal.inApp'), t('cards.renewal.inAppHint')],
              ['topUp', t('cards.renewal.topUp'), t('cards.renewal.topUpHint')],
            ]}
          />
        </>
      )}
      <Fields.Money name="program.securityFrom" label={t('cards.securityFrom')} hint={t('cards.securityHint')} />
      <Fields.Switch name="program.transferEnabled">{t('cards.transfers')}</Fields.Switch>
    </div>
  )
}

/** One card program: texts, design, validity, stores and benefits. CARD-1 */
function ProgramForm({ shopId, facts, setup }: BrandProps & { setup: Setup }) {
  const { mark, program: saved, members } = setup
  const form = useBrandForm(
    shopId,
    `cards/${saved.cardProgramId}`,
    calls.saveCardProgram,
    { mark, program: saved },
    values => unseenText(stateOf(values.program.status === 'active', values.program, today())),
  )
  const { program } = form.values
  const currency = currenciesOf(facts).find(one => one.currencyCode === program.currencyCode)
  const shops = facts.shops.filter(shop => shop.currency.currencyCode === program.currencyCode)
  return (
    <SettingsForm form={form} languages={facts.languages} currency={currency}>
      {mark !== '' && <Text kind="quiet">{t('money.members', { count: members })}</Text>}
      <div className={styles.card}>
        <Fields.Switch name="program.status" on="active" off="ended" detail={t('cards.openHint')}>
          {t('cards.open')}
        </Fields.Switch>
        <Fields.Words name="program.name" label={t('money.name')} />
        <Fields.Words name="program.description" label={t('money.description')} max={2000} area />
        <Fields.Days name="program" />
        {mark === '' && (
          <Fields.Select
            name="program.currencyCode"
            label={t('money.currency')}
            hint={t('cards.currencyHint')}
            options={currenciesOf(facts).map(one => [one.currencyCode, one.currencyCode] as const)}
          />
        )}
        <Fields.Checks
          name="program.shopIds"
          legend={t('money.stores')}
          none={t('money.everyStore')}
          options={shopOptions(shops)}
        />
      </div>
      <CardDesign shopId={shopId} />
      <CardRules program={program} />
      <BenefitFields />
      <RightFields />
    </SettingsForm>
  )
}

/** The list's texts of a program. */
const offerOf = ({ program, currency, members, balance }: Setup) => ({
  id: program.cardProgramId,
  name: nameOf(program.name),
  kind: program.currencyCode,
  state: stateOf(program.status === 'active', program, today()),
  dates: daysText(program),
  stores: storesText(program.shopIds),
  uses: String(members),
  cost: showMoney(balance, currency),
  isOn: program.status === 'active',
})

/** The brand's card programs. CARD-1 */
export function CardPrograms(props: BrandProps) {
  const { shopId, facts } = props
  return (
    <Loaded query={useCardPrograms(shopId)}>
      {({ programs }) => (
        <ProgramList
          view="money"
          part="cards"
          label={t('cards.programs')}
          icon={<WalletCards />}
          saved={programs}
          offerOf={offerOf}
          onSwitch={({ mark, program }, on) =>
            send(calls.saveCardProgram, { shopId, mark, program: { ...program, status: on ? 'active' : 'ended' } })
          }
          headings={{ uses: 'cards.members', cost: 'cards.balance' }}
          reads={brandKey(shopId, 'cards')}
          add={t('cards.new')}
          fresh={() => newProgram(facts)}
        >
          {one => <ProgramForm key={one.program.cardProgramId} {...props} setup={one} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
