import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useState } from 'react'
import styles from './fields.module.css'
import type { Kept } from './use-kept.ts'

/** Says in a sheet that it holds what was typed before, with a way to throw that away. */
export function Unsaved({ kept: { dirty, reset } }: { kept: Pick<Kept<never>, 'dirty' | 'reset'> }) {
  const [before, setBefore] = useState(dirty)
  if (!before || !dirty) return null
  const discard = () => {
    setBefore(false)
    reset()
  }
  return (
    <p className={styles.before} role="status">
      <span className={styles.unsaved}>{t('settings.unsaved')}</span>
      <Button size="small" kind="plain" onClick={discard}>
        {t('settings.discard')}
      </Button>
    </p>
  )
}
