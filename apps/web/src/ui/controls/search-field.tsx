import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { IconButton } from './button.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
  /** Accessible name: the searched content. */
  label: string
  autoFocus?: boolean
}

/** A search field that reports every change. Clearing it keeps focus. */
export function SearchField({ value, onChange, label, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={styles.search} role="search">
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={80}
        value={value}
        onChange={event => onChange(event.target.value)}
        {...(autoFocus && { 'data-focus': true })}
      />
      {value !== '' && (
        <IconButton
          className={styles.clear}
          label={t('ui.clearSearch')}
          icon={<X aria-hidden="true" />}
          onClick={clear}
        />
      )}
    </div>
  )
}
