import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { Check, CheckGroup } from '@comanda/web/ui/controls/choice.tsx'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { methodTexts, orderTypeTexts, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Payments = SettingsOf<typeof calls.savePayments>
type Method = Payments['ways'][number]['methods'][number]
type Settings = SettingsProps['settings']

const Fields = fieldsOf<Payments>()

/** Set-up that the server needs before it accepts a method. */
const needs = (method: string): string =>
  t(method === '12_bankCard' ? 'stores.payments.needsCards' : 'stores.payments.needsWallets')

/** The payment methods of one order type; an unavailable one states what is missing. */
function Methods({ name, legend, methods }: { name: string; legend: string; methods: Settings['methods'] }) {
  const { value, error, change } = useFieldState<Method[]>(name)
  const toggle = (method: Method, on: boolean) =>
    change(methods.map(it => it.method as Method).filter(it => (it === method ? on : value.includes(it))))
  return (
    <CheckGroup legend={legend} error={error} className={styles.checks ?? ''}>
      {methods.map(({ method, connected }) => {
        const chosen = value.includes(method as Method)
        return (
          <Check
            key={method}
            checked={chosen}
            disabled={!connected && !chosen}
            detail={connected ? undefined : needs(method)}
            onChange={on => toggle(method as Method, on)}
          >
            {t(methodTexts[method as keyof typeof methodTexts])}
          </Check>
        )
      })}
    </CheckGroup>
  )
}

function consequencesOf(settings: Settings, now: Payments): string[] {
  const lost = now.ways.flatMap(({ bizType, methods }) => {
    const before = settings.payments.ways.find(way => way.bizType === bizType)?.methods ?? []
    const names = before.filter(it => !methods.includes(it)).map(it => t(methodTexts[it]))
    if (names.length === 0 || !settings.bizTypes.includes(bizType)) return []
    return [t('stores.payments.removeSure', { methods: names.join(', '), name: t(orderTypeTexts[bizType]) })]
  })
  return lost
}

/** Payment methods by order type, the rounding of cash, and what one person may refund alone. PAY-5, PAY-19, M9 */
export function PaymentsForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'payments', calls.savePayments, settings.payments)
  return (
    <SettingsForm form={form} currency={settings.currency} consequences={values => consequencesOf(settings, values)}>
      <Fields.Error name="ways" />
      {form.values.ways.map(
        ({ bizType }, at) =>
          settings.bizTypes.includes(bizType) && (
            <section key={bizType} className={styles.card}>
              <Methods name={`ways.${at}.methods`} legend={t(orderTypeTexts[bizType])} methods={settings.methods} />
            </section>
          ),
      )}
      <section className={styles.card}>
        <Fields.Money
          name="cashRounding"
          label={t('stores.payments.cashRounding')}
          hint={t('stores.payments.cashRoundingHint')}
          optional
        />
        <Fields.Money
          name="refundAlone"
          label={t('stores.payments.refundAlone')}
          hint={t('stores.payments.refundAloneHint')}
          optional
        />
      </section>
    </SettingsForm>
  )
}
