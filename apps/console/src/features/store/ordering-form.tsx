import { staffStoreCalls as calls } from '@comanda/contract/store'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { AddButton, RemoveIcon } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { orderTypeTexts, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'

type Ordering = SettingsOf<typeof calls.saveOrdering>
type Way = Ordering['ways'][number]

const Fields = fieldsOf<Ordering>()

/** Short remarks guests tap instead of typing. */
function Remarks({ name }: { name: 'remarks' | `ways.${number}.remarks` }) {
  const { rows, add, remove } = useListField<Way['remarks'][number]>(name)
  return (
    <div className={styles.group}>
      {rows.map(({ at, key }) => (
        <div key={key} className={styles.single}>
          <Fields.Words name={`${name}.${at}`} label={t('stores.ordering.remark')} />
          <RemoveIcon label={t('stores.ordering.removeRemark', { count: at + 1 })} onRemove={() => remove(at)} />
        </div>
      ))}
      <AddButton onAdd={() => add({})}>{t('stores.ordering.addRemark')}</AddButton>
    </div>
  )
}

function WayFields({ way, at, usual }: { way: Way; at: number; usual: number }) {
  const name = `ways.${at}` as const
  return (
    <section className={styles.card}>
      <h3>{t(orderTypeTexts[way.bizType])}</h3>
      <Fields.Switch name={`${name}.autoAccept`} detail={t('stores.ordering.autoAcceptHint')}>
        {t('stores.ordering.autoAccept')}
      </Fields.Switch>
      <Fields.OptionalSwitch name={`${name}.readyMinutes`} initial={() => usual}>
        {t('stores.ordering.ownTime')}
      </Fields.OptionalSwitch>
      {way.readyMinutes !== undefined && (
        <Fields.Duration
          name={`${name}.readyMinutes`}
          label={t('stores.ordering.readyMinutes')}
          unit="minutes"
          min={1}
          max={600}
        />
      )}
      {way.bizType !== 1100 && (
        <div className={styles.row}>
          <Fields.Money
            name={`${name}.minimum`}
            label={t('stores.ordering.minimum')}
            hint={way.bizType === 1200 ? t('stores.ordering.minimumZone') : undefined}
            optional
          />
          <Fields.Number
            name={`${name}.itemLimit`}
            label={t('stores.ordering.itemLimitFor')}
            min={1}
            max={999}
            optional
          />
        </div>
      )}
      <h4>{t('stores.ordering.remarks')}</h4>
      <Remarks name={`${name}.remarks`} />
    </section>
  )
}

/** Consequences of a save for guests and staff. */
function consequencesOf(before: Ordering, now: Ordering): string[] {
  const wasAlone = (bizType: number) => before.ways.some(way => way.bizType === bizType && way.autoAccept)
  return [
    ...now.ways
      .filter(way => way.autoAccept && !wasAlone(way.bizType))
      .map(({ bizType }) => t('stores.ordering.autoAcceptSure', { name: t(orderTypeTexts[bizType]) })),
    ...(now.acceptWithin < before.acceptWithin && now.acceptWithin < 300
      ? [t('stores.ordering.acceptWithinSure', { count: Math.round(now.acceptWithin / 60) })]
      : []),
  ]
}

/** Limits and checks of the order types that the store takes. CART-4, LOGIN-8 */
const Limits = ({ bizTypes }: Pick<SettingsProps['settings'], 'bizTypes'>) => (
  <section className={styles.card}>
    <h3>{t('stores.ordering.limits')}</h3>
    {bizTypes.includes(1100) && (
      <>
        <Fields.Number
          name="itemLimit.count"
          label={t('stores.ordering.itemLimit')}
          hint={t('stores.ordering.itemLimitHint')}
          max={999}
        />
        <Fields.Switch name="itemLimit.perPerson">{t('stores.ordering.perPerson')}</Fields.Switch>
      </>
    )}
    {bizTypes.includes(1300) && (
      <Fields.Switch name="verifyPhone" detail={t('stores.ordering.verifyPhoneHint')}>
        {t('stores.ordering.verifyPhone')}
      </Fields.Switch>
    )}
    <Fields.Switch name="checkFirst" detail={t('stores.ordering.checkFirstHint')}>
      {t('stores.ordering.checkFirst')}
    </Fields.Switch>
  </section>
)

/** How orders are taken: times, acceptance, minimums, limits, quick remarks, checks. STORE-2 */
export function OrderingForm({ shopId, settings }: SettingsProps) {
  const form = useStoreForm(shopId, 'ordering', calls.saveOrdering, settings.ordering)
  const { ways, readyMinutes } = form.values
  const shown = ways.map((way, at) => ({ way, at })).filter(({ way }) => settings.bizTypes.includes(way.bizType))
  return (
    <SettingsForm
      form={form}
      languages={settings.languages}
      currency={settings.currency}
      consequences={values => consequencesOf(settings.ordering, values)}
    >
      <section className={styles.card}>
        <h3>{t('stores.ordering.times')}</h3>
        <div className={styles.row}>
          <Fields.Duration
            name="readyMinutes"
            label={t('stores.ordering.readyMinutes')}
            hint={t('stores.ordering.readyMinutesHint')}
            unit="minutes"
            min={1}
            max={600}
          />
          <Fields.Duration
            name="acceptWithin"
            label={t('stores.ordering.acceptWithin')}
            hint={t('stores.ordering.acceptWithinHint')}
            unit="seconds"
            min={60}
            max={86_400}
          />
        </div>
      </section>
      {shown.map(({ way, at }) => (
        <WayFields key={way.bizType} way={way} at={at} usual={readyMinutes} />
      ))}
      <Limits bizTypes={settings.bizTypes} />
      <section className={styles.card}>
        <h3>{t('stores.ordering.remarksAll')}</h3>
        <Text kind="quiet">{t('stores.ordering.remarksHint')}</Text>
        <Remarks name="remarks" />
      </section>
    </SettingsForm>
  )
}
