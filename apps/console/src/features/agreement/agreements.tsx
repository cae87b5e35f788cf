import { staffAgreementCalls as calls } from '@comanda/contract/agreement'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { brandKey, type BrandProps, nameOf, useBrandForm } from '../../forms/brand-settings.ts'
import { useFieldState } from '../../forms/state/field-state.ts'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import styles from '../../forms/forms.module.css'
import { ProgramList } from '../../forms/program-list.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId } from '../../forms/store-settings.ts'
import type { SettingsOf } from '../../forms/state/use-settings-form.ts'
import { today } from '../../platform/store-day.ts'
import { send } from '../../platform/send.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { dayText, stateOf } from '../../ui/offer-table.tsx'
import tables from '../../ui/tables.module.css'

type Setup = ResponseOf<typeof calls.agreementSetup>['agreements'][number]

const Fields = fieldsOf<SettingsOf<typeof calls.saveAgreement>>()
const TEXT = 40_000

const newAgreement = (): Setup => ({
  mark: '',
  version: 0,
  versions: [],
  agreement: {
    agreementId: newId('agreement'),
    title: {},
    text: {},
    changed: {},
    effectiveFrom: today(),
    required: false,
    askAgain: false,
  },
})

/** The versions, with how many people accepted each. */
const Versions = ({ versions }: Pick<Setup, 'versions'>) => (
  <table className={tables.table}>
    <caption className={tables.caption}>{t('agreements.versions')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('agreements.version')}</th>
        <th scope="col">{t('agreements.from')}</th>
        <th scope="col">{t('agreements.accepted')}</th>
      </tr>
    </thead>
    <tbody>
      {versions.map(({ version, effectiveFrom, accepted }) => (
        <tr key={version}>
          <th scope="row">{version}</th>
          <td>{dayText(effectiveFrom)}</td>
          <td>{accepted}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Whether accounts must accept it, and whether this version asks those that accepted an earlier one. LOGIN-11 */
function Required() {
  const { value: required } = useFieldState<boolean>('agreement.required')
  return (
    <>
      <Fields.Switch name="agreement.required" detail={t('agreements.requiredHint')}>
        {t('agreements.required')}
      </Fields.Switch>
      {required && (
        <Fields.Switch name="agreement.askAgain" detail={t('agreements.askAgainHint')}>
          {t('agreements.askAgain')}
        </Fields.Switch>
      )}
    </>
  )
}

/** One agreement: its texts in each language, the summary of changes, and its first day. */
function AgreementForm({ shopId, facts, setup }: BrandProps & { setup: Setup }) {
  const { mark, agreement, versions } = setup
  const form = useBrandForm(shopId, `agreements/${agreement.agreementId}`, calls.saveAgreement, { mark, agreement })
  return (
    <>
      <SettingsForm form={form} languages={facts.languages}>
        <Text kind="quiet">{t('agreements.hint')}</Text>
        <div className={styles.card}>
          <Fields.Words name="agreement.title" label={t('agreements.title')} />
          <Fields.Words
            name="agreement.text"
            label={t('agreements.text')}
            hint={t('agreements.textHint')}
            max={TEXT}
            area
          />
          {versions.length > 0 && (
            <Fields.Words
              name="agreement.changed"
              label={t('agreements.changed')}
              hint={t('agreements.changedHint')}
              max={300}
              area
            />
          )}
          <div className={styles.narrowRow}>
            <Fields.Text name="agreement.effectiveFrom" label={t('agreements.from')} type="date" />
          </div>
          <Required />
        </div>
        {versions.length > 0 && <Versions versions={versions} />}
      </SettingsForm>
    </>
  )
}

/** The list's texts of an agreement. */
const offerOf = ({ agreement, version, versions }: Setup) => ({
  id: agreement.agreementId,
  name: nameOf(agreement.title),
  kind: t('agreements.versionNo', { version }),
  state: stateOf(true, { startDate: agreement.effectiveFrom }, today()),
  dates: t('campaigns.from', { from: dayText(agreement.effectiveFrom) }),
  uses: String(versions.reduce((sum, one) => sum + one.accepted, 0)),
})

/** The brand's agreements, with their versions and languages. */
export function Agreements(props: BrandProps) {
  const { shopId } = props
  const query = useQuery({
    queryKey: brandKey(shopId, 'agreements'),
    queryFn: () => send(calls.agreementSetup, { shopId }),
  })
  return (
    <Loaded query={query}>
      {({ agreements }) => (
        <ProgramList
          view="money"
          part="agreements"
          label={t('agreements.all')}
          icon={<FileText />}
          saved={agreements}
          offerOf={offerOf}
          headings={{ uses: 'agreements.accepted' }}
          reads={brandKey(shopId, 'agreements')}
          add={t('agreements.new')}
          fresh={newAgreement}
        >
          {one => <AgreementForm key={one.agreement.agreementId} {...props} setup={one} />}
        </ProgramList>
      )}
    </Loaded>
  )
}
