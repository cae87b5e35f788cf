import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './panel.module.css'

interface PanelProps extends Pick<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby' | 'role' | 'className'> {
  /** What it is to a reader. */
  as?: 'div' | 'section' | 'p' | 'ul' | 'dl'
  children: ReactNode
}

/** What belongs together, one under another on a surface of its own. */
export const Panel = ({ as: Tag = 'div', className, ...rest }: PanelProps) => (
  <Tag className={classNames(styles.panel, className)} {...rest} />
)

interface TitledPanelProps {
  title: ReactNode
  icon?: ReactNode
  /** At the end of the head: a state, or a way to change it. */
  end?: ReactNode
  /** What stands in the way, at the place it matters. */
  problem?: ReactNode
  children?: ReactNode
  className?: string
}

/** One matter of a page on a surface of its own, under its heading. */
export function TitledPanel({ title, icon, end, problem, children, className }: TitledPanelProps) {
  const id = useId()
  return (
    <Panel as="section" className={classNames(Boolean(problem) && styles.marked, className)} aria-labelledby={id}>
      <div className={styles.head}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {children}
      {problem && (
        <div className={styles.problem} role="alert">
          {problem}
        </div>
      )}
    </Panel>
  )
}
