import { t } from '@comanda/web/i18n'
import { ChefHat } from 'lucide-react'
import type { ReactNode, FormEvent } from 'react'
import styles from './sign-in.module.css'

interface DoorProps {
  title: string
  hint: string
  onSubmit: () => void
  /** The fields and the button. */
  children: ReactNode
  /** Under the card: the choice of language. */
  below: ReactNode
}

/** The card at the door of the console: signing in, a forgotten password, a new one. */
export function Door({ title, hint, onSubmit, children, below }: DoorProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} aria-label={t('console.title')}>
        <span className={styles.mark} aria-hidden="true">
          <ChefHat size={32} />
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.hint}>{hint}</p>
        {children}
      </form>
      {below}
    </main>
  )
}
