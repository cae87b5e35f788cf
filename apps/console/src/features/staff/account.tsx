import { locales } from '@comanda/messages'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { CircleUser, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import type { RequestInputOf } from '@comanda/contract/core'
import { staffCalls as calls } from '@comanda/contract/staff'
import { anyUnsaved } from '../../platform/draft-store.ts'
import type { StaffInfo } from '../../platform/session.ts'
import { chooseLanguage } from '../../platform/language.ts'
import { mayAt, rightsHere } from '../../platform/may.ts'
import { groupedRights } from './role-texts.ts'
import { OwnPin } from './own-pin.tsx'
import { ShareDevice } from './share-device.tsx'
import styles from './account.module.css'
import { fieldsOf } from '../../forms/state/fields-of.ts'
import { SubmitForm } from '../../forms/submit-form.tsx'
import { useDraftForm } from '../../forms/state/use-draft-form.ts'

type Input = RequestInputOf<typeof calls.changePassword>
const Fields = fieldsOf<Input>()

function PasswordForm({ onSaved }: { onSaved: () => void }) {
  const form = useDraftForm({
    saved: undefined,
    valuesOf: (): Input => ({ password: '', newPassword: '' }),
    call: calls.changePassword,
    requestOf: values => values,
    onSaved: () => onSaved(),
  })
  return (
    <SubmitForm form={form} action={t('console.keepPassword')}>
      <Fields.Password name="password" label={t('console.passwordNow')} autoFocus />
      <Fields.Password
        chosen
        name="newPassword"
        label={t('console.newPassword')}
        hint={t('console.choosePasswordHint')}
      />
    </SubmitForm>
  )
}

/** Changes the password of the signed-in member of staff. U3 */
export function ChangePassword() {
  const [step, setStep] = useState<'closed' | 'open' | 'saved'>('closed')
  if (step === 'saved') return <p role="status">{t('console.passwordChanged')}</p>
  if (step === 'open') return <PasswordForm onSaved={() => setStep('saved')} />
  return (
    <Button kind="soft" onClick={() => setStep('open')}>
      {t('console.changePassword')}
    </Button>
  )
}

/** The languages of the console, each by its own name. */
export const LanguageChoice = () => (
  <Row wrap gap={8} align="stretch" role="group" aria-label={t('console.language')}>
    {Object.values(locales).map(({ id, name, tag }) => (
      <Chip key={id} pressed={id === currentLocale().id} onPress={() => chooseLanguage(id)}>
        <span lang={tag}>{name}</span>
      </Chip>
    ))}
  </Row>
)

interface AccountProps {
  staff: StaffInfo
  shopId: number
  onLeave: () => void
}

/** The account: name, rights at the store, language, password, and signing out. */
export function Account({ staff, shopId, onLeave }: AccountProps) {
  const [open, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <IconButton label={t('console.you')} icon={<CircleUser aria-hidden="true" />} onClick={() => setOpen(true)} />
      {open && (
        <Sheet
          title={staff.name}
          onClose={() => setOpen(false)}
          foot={
            <Button
              wide
              kind="soft"
              icon={<LogOut aria-hidden="true" size={18} />}
              onClick={() => (anyUnsaved() ? setConfirming(true) : onLeave())}
            >
              {t('console.signOut')}
            </Button>
          }
        >
          <h3 className={styles.legend}>{t('rights.yours')}</h3>
          <dl className={styles.rights}>
            {groupedRights(rightsHere(staff, shopId)).map(({ group, names }) => (
              <div key={group}>
                <dt>{group}</dt>
                <dd>{names}</dd>
              </div>
            ))}
          </dl>
          <h3 className={styles.legend}>{t('console.language')}</h3>
          <LanguageChoice />
          <h3 className={styles.legend}>{t('console.password')}</h3>
          <ChangePassword />
          <h3 className={styles.legend}>{t('console.pin')}</h3>
          <OwnPin />
          {mayAt(staff, shopId, 'editSettings', 'manageStaff') && (
            <>
              <h3 className={styles.legend}>{t('console.sharing')}</h3>
              <ShareDevice shopId={shopId} />
            </>
          )}
          {isConfirming && (
            <Dialog
              title={t('settings.leaveAsk')}
              danger
              confirm={t('console.signOut')}
              cancel={t('console.goBack')}
              onConfirm={onLeave}
              onClose={() => setConfirming(false)}
            >
              {t('settings.leaveHint')}
            </Dialog>
          )}
        </Sheet>
      )}
    </>
  )
}
