import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { ActionSheet } from '../../ui/action-sheet.tsx'
import styles from './integration.module.css'

interface SecretSheetProps {
  title: string
  hint: string
  secret: string
  onClose: () => void
}

/** A secret that is shown once, with a button that copies it. */
export function SecretSheet({ title, hint, secret, onClose }: SecretSheetProps) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast(t('integration.copied')),
      // The browser may refuse; the text can be selected.
      () => toast(t('integration.copyByHand')),
    )
  return (
    <ActionSheet title={title} action={t('integration.copy')} onAction={() => void copy()} atButton onClose={onClose}>
      <Text>{hint}</Text>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </ActionSheet>
  )
}
