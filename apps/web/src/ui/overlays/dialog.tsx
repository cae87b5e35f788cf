import { type ReactNode, useId } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { Button } from '../controls/button.tsx'
import { useModal } from './modal.ts'
import { Text } from '../text/text.tsx'
import styles from './sheet.module.css'

interface DialogProps {
  title: ReactNode
  children?: ReactNode
  /** Label of the confirming button; “OK” by default. */
  confirm?: ReactNode
  /** Label of the cancelling button; without it there is no such button and the dialog is a notice. */
  cancel?: ReactNode
  onConfirm?: () => void
  onClose: () => void
  /** What the cancelling button does; `onClose` by default. Another action does not have the focus first. */
  onCancel?: () => void
  /** The action cannot be undone. */
  danger?: boolean
  busy?: boolean
}

/** A modal question or notice. Escape and the back button cancel. */
export function Dialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onClose,
  onCancel = onClose,
  danger,
  busy,
}: DialogProps) {
  const id = useId()
  const ref = useModal(onClose)
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}message`}
    >
      <Text id={id} as="h2" size={18}>
        {title}
      </Text>
      <div id={`${id}message`} className={styles.message}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button
          wide
          kind={danger ? 'danger' : 'primary'}
          busy={busy}
          onClick={onConfirm ?? onClose}
          {...(!cancel && { 'data-focus': true })}
        >
          {confirm ?? t('ui.ok')}
        </Button>
        {cancel && (
          <Button wide kind="plain" onClick={onCancel} data-focus={onCancel === onClose || undefined}>
            {cancel}
          </Button>
        )}
      </div>
    </dialog>
  )
}
