import { staffStoreCalls as calls } from '@comanda/contract/store'
import { countryPreset } from '@comanda/domain/store'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveButton } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, orderTypeOptions, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Taxes = SettingsOf<typeof calls.saveTaxes>
type Tax = Taxes['taxes'][number]
type Settings = SettingsProps['settings']

const Fields = fieldsOf<Taxes>()

const nameOf = (tax: Pick<Tax, 'name'>): string => inLanguage(tax.name, currentLocale().id)

interface TaxFieldsProps {
  tax: Tax
  at: number
  settings: Settings
  onRemove: () => void
}

function TaxFields({ tax, at, settings, onRemove }: TaxFieldsProps) {
  const name = `taxes.${at}` as const
  const dishes = settings.dishesByTax.find(one => one.taxId === tax.taxId)?.dishes ?? 0
  return (
    <section className={styles.card}>
      <div className={styles.row}>
        <Fields.Words name={`${name}.name`} label={t('stores.taxes.name')} />
        <Fields.Percent name={`${name}.rate`} label={t('stores.taxes.rate')} min={0} step={0.125} />
      </div>
      <Fields.Switch name={`${name}.inclusive`} detail={t('stores.taxes.inclusiveHint')}>
        {t('stores.taxes.inclusive')}
      </Fields.Switch>
      <Fields.Switch name={`${name}.onFees`}>{t('stores.taxes.onFees')}</Fields.Switch>
      <Fields.OptionalSwitch
        name={`${name}.bizTypes`}
        initial={() => [...settings.bizTypes]}
        detail={t('stores.taxes.someTypesHint')}
      >
        {t('stores.taxes.someTypes')}
      </Fields.OptionalSwitch>
      {tax.bizTypes && (
        <Fields.Checks
          name={`${name}.bizTypes`}
          legend={t('stores.taxes.types')}
          options={orderTypeOptions(settings.bizTypes)}
        />
      )}
      <Text kind="quiet">{t('stores.taxes.dishes', { count: dishes })}</Text>
      <RemoveButton label={`${t('stores.taxes.remove')}: ${nameOf(tax)}`} onRemove={onRemove}>
        {t('stores.taxes.remove')}
      </RemoveButton>
    </section>
  )
}

function TaxList({ settings }: { settings: Settings }) {
  const { entries, rows, add, set, remove } = useListField<Tax>('taxes')
  const preset = countryPreset(settings.general.address.countryCode)
  const missing = preset.taxes.filter(({ taxId }) => entries.every(one => one.taxId !== taxId))
  return (
    <>
      {entries.length === 0 && <Text kind="quiet">{t('stores.taxes.none')}</Text>}
      {rows.map(({ entry, at }) => (
        <TaxFields key={entry.taxId} tax={entry} at={at} settings={settings} onRemove={() => remove(at)} />
      ))}
      <div className={styles.buttons}>
        <AddButton onAdd={() => add({ taxId: newId('tax'), name: {}, rate: 100_000, inclusive: true, onFees: true })}>
          {t('stores.taxes.add')}
        </AddButton>
        {missing.length > 0 && (
          <Button size="small" kind="plain" onClick={() => set([...entries, ...missing])}>
            {t('stores.taxes.preset')}
          </Button>
        )}
      </div>
      {preset.taxVaries && <Text kind="quiet">{t('stores.taxes.varies')}</Text>}
    </>
  )
}

/** Dishes that lose a tax, and prices that change. */
function consequencesOf(settings: Settings, now: Taxes): string[] {
  const before = settings.taxes.taxes
  const removed = before.filter(({ taxId }) => now.taxes.every(one => one.taxId !== taxId))
  const lost = removed.flatMap(tax => {
    const dishes = settings.dishesByTax.find(one => one.taxId === tax.taxId)?.dishes ?? 0
    return dishes > 0 ? [t('stores.taxes.removeSure', { name: nameOf(tax), count: dishes })] : []
  })
  const changed = now.taxes.flatMap(tax => {
    const was = before.find(one => one.taxId === tax.taxId)
    if (!was || (was.rate === tax.rate && was.inclusive === tax.inclusive)) return []
    if (was.inclusive === tax.inclusive) return [t('stores.taxes.changeSure', { name: nameOf(tax) })]
    return [t(tax.inclusive ? 'stores.taxes.inclusiveSure' : 'stores.taxes.exclusiveSure', { name: nameOf(tax) })]
  })
  return [...lost, ...changed]
}

/** The taxes of the store, by order type and by dish. PRICE-5 */
export function TaxesForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'taxes', calls.saveTaxes, settings.taxes)
  return (
    <SettingsForm form={form} languages={settings.languages} consequences={values => consequencesOf(settings, values)}>
      <Text kind="quiet">{t('stores.taxes.hint')}</Text>
      <TaxList settings={settings} />
      <section className={styles.card}>
        <Fields.Radio
          name="taxRounding"
          legend={t('stores.taxes.rounding')}
          options={[
            ['total', t('stores.taxes.byTotal'), t('stores.taxes.byTotalHint')],
            ['line', t('stores.taxes.byLine'), t('stores.taxes.byLineHint')],
          ]}
        />
      </section>
    </SettingsForm>
  )
}
