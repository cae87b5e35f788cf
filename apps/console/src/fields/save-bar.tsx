import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { useRef, useState } from 'react'
import type { PartDraft } from './use-draft.ts'
import styles from './fields.module.css'

/** Saving what is typed, or throwing it away; and what to do where another saved meanwhile. */
export function SaveBar({ part }: { part: Omit<PartDraft<never>, 'draft' | 'edit'> }) {
  const [stopped, setStopped] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const { wrong } = part.typing
  const save = () => {
    setStopped(wrong)
    if (!wrong) return part.save()
    const field = foot.current?.parentElement?.querySelector<HTMLElement>('[data-wrong="true"]')
    field?.focus()
    // This bar lies over the foot of the page.
    field?.scrollIntoView({ block: 'center' })
  }
  const problem = wrong && stopped ? t('settings.amountFirst') : part.problem
  return (
    <div ref={foot} className={styles.foot}>
      {part.moved && (
        <div className={styles.moved} role="alert">
          <p>{t('settings.moved')}</p>
          <div className={styles.actions}>
            <Button size="small" kind="secondary" onClick={part.reset}>
              {t('settings.takeTheirs')}
            </Button>
            <Button size="small" kind="soft" onClick={part.keepMine}>
              {t('settings.keepMine')}
            </Button>
          </div>
        </div>
      )}
      <p role="alert" className={styles.problem} hidden={problem === ''}>
        {problem}
      </p>
      {part.dirty && (
        <div className={styles.save}>
          <span className={styles.unsaved}>{t('settings.unsaved')}</span>
          <Button size="small" kind="plain" onClick={part.reset}>
            {t('settings.discard')}
          </Button>
          <Button busy={part.busy} disabled={part.moved} onClick={save}>
            {t('console.save')}
          </Button>
        </div>
      )}
    </div>
  )
}
