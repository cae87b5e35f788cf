import { staffStoreCalls as calls } from '@comanda/contract/store'
import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

const namesOf = (languages: readonly string[]): string =>
  languages.map(language => localeNamed(language).name).join(', ')

const Fields = fieldsOf<SettingsOf<typeof calls.savePrinted>>()

/** The store's own words on receipts and on the cards of tables. STORE-3 */
export function PrintedForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'printed', calls.savePrinted, settings.printed)
  return (
    <SettingsForm form={form} languages={settings.languages}>
      <section className={styles.card}>
        <h3>{t('stores.printed.receipt')}</h3>
        <Fields.Words name="receipt.header" label={t('stores.printed.receiptHeader')} max={200} area />
        <Fields.Words name="receipt.footer" label={t('stores.printed.receiptFooter')} max={300} area />
        <Fields.Select
          name="receipt.language"
          label={t('stores.printed.language')}
          options={[
            ['store', t('stores.printed.storeLanguage', { name: namesOf(settings.languages.slice(0, 1)) })],
            ['guest', t('stores.printed.guestLanguage')],
          ]}
        />
        <Fields.Switch name="receipt.logo">{t('stores.printed.logo')}</Fields.Switch>
      </section>
      <section className={styles.card}>
        <h3>{t('stores.printed.card')}</h3>
        <Fields.Words name="tableCard.header" label={t('stores.printed.cardHeader')} max={200} area />
        <Fields.Words name="tableCard.footer" label={t('stores.printed.cardFooter')} max={300} area />
        {settings.languages.length > 1 && (
          <Fields.Checks
            name="tableCard.languages"
            legend={t('stores.printed.cardLanguages')}
            none={namesOf(settings.languages.slice(0, 1))}
            options={settings.languages.map(language => [language, localeNamed(language).name] as const)}
          />
        )}
        <Fields.Text name="tableCard.wifiName" label={t('stores.printed.wifiName')} maxLength={32} optional />
        <Fields.Text name="tableCard.wifiPassword" label={t('stores.printed.wifiPassword')} maxLength={63} optional />
        <Fields.Switch name="tableCard.logo">{t('stores.printed.logo')}</Fields.Switch>
      </section>
    </SettingsForm>
  )
}
