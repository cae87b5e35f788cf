import { brandCalls as calls } from '@comanda/contract/brand'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { fieldsOf } from '../../../forms/state/fields-of.ts'
import { SettingsForm } from '../../../forms/settings-form.tsx'
import { useSettingsForm } from '../../../forms/state/use-settings-form.ts'
import { ME } from '../../../platform/client.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { currencyOptions } from '../countries.ts'
import { BrandLanguages } from './brand-languages.tsx'
import { BrandLook } from './brand-look.tsx'
import styles from './brand-settings.module.css'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { type BrandForm, brandKey, useBrand } from './queries.ts'

const Fields = fieldsOf<BrandForm>()

type Brand = ResponseOf<typeof calls.brandSettings>

const DATES = ['YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY'] as const
const EXAMPLES: Readonly<Record<string, string>> = { YYYY: '2027', MM: '03', DD: '31' }
const dateExample = (format: string): string => format.replace(/YYYY|MM|DD/g, part => EXAMPLES[part] ?? part)

/** Currency, and how dates and times are written. ETC-6 */
const Formats = ({ hasOrders, currencyCode }: Pick<Brand, 'hasOrders' | 'currencyCode'>) => (
  <section className={styles.part}>
    <h3>{t('brand.formats')}</h3>
    <Fields.Select
      name="currencyCode"
      label={t('setup.currency')}
      hint={t(hasOrders ? 'brand.currencyFixed' : 'brand.currencyHint')}
      options={currencyOptions().filter(([code]) => !hasOrders || code === currencyCode)}
    />
    <div className={styles.pair}>
      <Fields.Select
        name="dateFormat"
        label={t('brand.date')}
        options={[['local', t('brand.formatLocal')], ...DATES.map(format => [format, dateExample(format)] as const)]}
      />
      <Fields.Select
        name="timeFormat"
        label={t('brand.time')}
        options={[
          ['local', t('brand.formatLocal')],
          ['HH:mm', '18:30'],
          ['hh:mm A', '06:30 PM'],
        ]}
      />
    </div>
  </section>
)

function BrandSettingsForm({ shopId, brand }: { shopId: number; brand: Brand }) {
  const { hasOrders, pictureHost, ...saved } = brand
  const client = useQueryClient()
  const form = useSettingsForm({
    call: calls.saveBrandSettings,
    shopId,
    saved,
    draft: 'brand//settings',
    reads: brandKey(shopId),
    // The name and the logo are in the header.
    ofBrand: true,
    savedAs: () => {
      void client.invalidateQueries({ queryKey: ME })
      return undefined
    },
  })
  const { languages, name } = form.values
  return (
    <SettingsForm form={form} languages={languages}>
      <section className={styles.part}>
        <h3>{t('brand.who')}</h3>
        <Fields.Words name="name" label={t('brand.name')} />
        <Fields.Words name="slogan" label={t('brand.slogan')} max={120} area />
      </section>
      <section className={styles.part}>
        <h3>{t('brand.look')}</h3>
        <BrandLook shopId={shopId} pictureHost={pictureHost} name={name[languages[0] ?? ''] ?? ''} />
      </section>
      <section className={styles.part}>
        <h3>{t('brand.languages')}</h3>
        <Text kind="quiet">{t('brand.languagesHint')}</Text>
        <BrandLanguages />
        <Fields.Switch name="chooseLanguage" detail={t('brand.chooseLanguageHint')}>
          {t('brand.chooseLanguage')}
        </Fields.Switch>
      </section>
      <Formats hasOrders={hasOrders} currencyCode={saved.currencyCode} />
    </SettingsForm>
  )
}

/** Name, look, languages and formats of the brand. SETUP-6 */
export function BrandPage({ shopId }: { shopId: number }) {
  const brand = useBrand(shopId)
  return (
    <div className={styles.page}>
      <Loaded query={brand}>{data => <BrandSettingsForm shopId={shopId} brand={data} />}</Loaded>
    </div>
  )
}
