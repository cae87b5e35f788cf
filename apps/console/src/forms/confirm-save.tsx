import { t } from '@comanda/web/i18n'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'

interface ConfirmSaveProps {
  /** The text of the effects beyond the form. */
  consequences: readonly string[]
  onConfirm: () => void
  onClose: () => void
}

/** Says what a save has as consequences, before it is made. */
export const ConfirmSave = ({ consequences, onConfirm, onClose }: ConfirmSaveProps) => (
  <Dialog
    title={t('settings.sure')}
    confirm={t('settings.saveAnyway')}
    cancel={t('console.goBack')}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {consequences.length === 1 ? (
      consequences[0]
    ) : (
      <ul>
        {consequences.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </Dialog>
)
