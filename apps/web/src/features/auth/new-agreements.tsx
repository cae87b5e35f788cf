import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ownLink } from '../../platform/own-link.ts'
import { useAcceptAgreements, useAgreementsToAccept } from './api.ts'
import styles from './auth.module.css'

/** Asks for new versions of the terms; the app behind it waits. Escape and the back button ask again. LOGIN-11 */
export function NewAgreements({ onSignOut }: { onSignOut: () => void }) {
  const [asked, setAsked] = useState(0)
  const toAccept = useAgreementsToAccept()
  const accept = useAcceptAgreements()
  const agreements = toAccept.data ?? []
  if (agreements.length === 0) return null
  const confirm = () =>
    accept.mutate(
      agreements.map(({ agreementId, version }) => ({ agreementId, version })),
      { onError: error => isRefused(error, 'agreementsNeeded') && void toAccept.refetch() },
    )
  return (
    <Dialog
      key={asked}
      title={t('auth.newTerms')}
      confirm={t('auth.acceptTerms')}
      cancel={t('auth.signOut')}
      busy={accept.isPending}
      onConfirm={confirm}
      onCancel={onSignOut}
      onClose={() => setAsked(asked + 1)}
    >
      <Stack gap={12}>
        <p>{t('auth.newTermsText')}</p>
        {agreements.map(({ agreementId, title, changed }) => (
          <div key={agreementId}>
            <a href={ownLink(`/agreemental?id=${agreementId}`)} target="_blank" rel="noopener" className={styles.read}>
              {title}
              <span className="visuallyHidden"> ({t('ui.newTab')})</span>
            </a>
            {changed !== '' && <p className="lines">{changed}</p>}
          </div>
        ))}
      </Stack>
    </Dialog>
  )
}
