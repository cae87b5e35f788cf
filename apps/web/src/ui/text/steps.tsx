import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './steps.module.css'

export interface Step {
  id: string
  label: ReactNode
  /** For example a time or a reason. */
  detail?: ReactNode
  state: 'done' | 'now' | 'next' | 'bad'
  icon?: ReactNode
}

const stateTexts = { done: 'ui.stepDone', now: 'ui.stepNow', next: 'ui.stepNext', bad: 'ui.stepDone' } as const

/** Progress as a list of steps: done, current, upcoming. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map(({ id, label, detail, state, icon }) => (
      <li
        key={id}
        className={classNames(styles.step, styles[state], state === 'bad' && styles.now)}
        {...(state === 'now' && { 'aria-current': 'step' as const })}
      >
        <span className={styles.mark} aria-hidden="true">
          {state === 'done' ? <Check /> : state === 'bad' ? <X /> : icon}
        </span>
        <span className={styles.words}>
          {label} <VisuallyHidden>{`(${t(stateTexts[state])})`}</VisuallyHidden>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
      </li>
    ))}
  </ol>
)
