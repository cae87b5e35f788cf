import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  query: string
  onSearch: (query: string) => void
  onClose: () => void
}

/** Search field that searches while typing. Escape and the close button close it. */
export function SearchField({ query, onSearch, onClose }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <search className={styles.search}>
      <label className={styles.box}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          type="search"
          className={styles.input}
          aria-label={t('menu.search')}
          placeholder={t('menu.search')}
          value={query}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          onChange={event => onSearch(event.target.value)}
          onKeyDown={keys}
        />
      </label>
      <IconButton label={t('menu.searchClose')} icon={<X aria-hidden="true" />} onClick={onClose} />
    </search>
  )
}
