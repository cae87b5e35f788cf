import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import styles from './moved-notice.module.css'

interface MovedProps {
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** The choice after another person saved what is being edited, so that neither version is lost silently. */
export const MovedNotice = ({ onTakeTheirs, onKeepMine }: MovedProps) => (
  <div className={styles.notice} role="alert">
    <p>{t('settings.moved')}</p>
    <Row wrap gap={8}>
      <Button size="small" kind="secondary" onClick={onTakeTheirs}>
        {t('settings.takeTheirs')}
      </Button>
      <Button size="small" kind="soft" onClick={onKeepMine}>
        {t('settings.keepMine')}
      </Button>
    </Row>
  </div>
)
