import { locales } from '@comanda/messages'
import { currentLocale, t } from '@comanda/web/i18n'
import { Button, IconButton } from '@comanda/web/ui/controls/button.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { CircleUser, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { anyUnsaved } from '../../platform/draft-store.ts'
import type { StaffInfo } from '../../platform/session.ts'
import { chooseLanguage } from '../../platform/words.ts'
import styles from './account.module.css'
import { ChangePassword } from './change-password.tsx'

/** The languages the console speaks, each called what its speakers call it. */
export const LanguageChoice = () => (
  <Row wrap gap={8} align="stretch" role="group" aria-label={t('console.language')}>
    {Object.values(locales).map(({ id, name, tag }) => (
      <Chip key={id} pressed={id === currentLocale().id} onPress={() => chooseLanguage(id)}>
        <span lang={tag}>{name}</span>
      </Chip>
    ))}
  </Row>
)

/** Who is signed in, in which language, and the way out. */
export function Account({ staff, onLeave }: { staff: StaffInfo; onLeave: () => void }) {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
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
              onClick={() => (anyUnsaved() ? setAsking(true) : onLeave())}
            >
              {t('console.signOut')}
            </Button>
          }
        >
          <p className={styles.role}>{t(staff.role === 'manager' ? 'console.roleManager' : 'console.roleStaff')}</p>
          <h3 className={styles.legend}>{t('console.language')}</h3>
          <LanguageChoice />
          <h3 className={styles.legend}>{t('console.password')}</h3>
          <ChangePassword />
          {asking && (
            <Dialog
              title={t('settings.leaveAsk')}
              danger
              confirm={t('console.signOut')}
              cancel={t('console.goBack')}
              onConfirm={onLeave}
              onClose={() => setAsking(false)}
            >
              {t('settings.leaveHint')}
            </Dialog>
          )}
        </Sheet>
      )}
    </>
  )
}
