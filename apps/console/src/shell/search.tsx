import { t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useModal } from '@comanda/web/ui/overlays/modal.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { StaffInfo } from '../platform/session.ts'
import { type Hit, type HitGroup, useHits } from './hits.ts'
import styles from './search.module.css'

interface SearchProps {
  staff: StaffInfo
  shopId: number
}

const optionId = (list: string, hit: Hit | undefined) => hit && `${list}${hit.key}`

interface HitsProps {
  id: string
  groups: readonly HitGroup[]
  chosen: Hit | undefined
  onTake: (hit: Hit) => void
}

/** The results in their groups. The focus stays in the input, whose keys choose. */
const Hits = ({ id, groups, chosen, onTake }: HitsProps) => (
  <div id={`${id}list`} role="listbox" aria-label={t('search.results')} className={styles.list}>
    {groups.map(({ title, hits }) => (
      <div key={title} role="group" aria-label={title}>
        <p className={styles.group} aria-hidden="true">
          {title}
        </p>
        {hits.map(hit => (
          <div
            key={hit.key}
            id={optionId(id, hit)}
            role="option"
            tabIndex={-1}
            aria-selected={chosen === hit}
            className={styles.hit}
            onClick={() => onTake(hit)}
            onKeyDown={event => event.key === 'Enter' && onTake(hit)}
          >
            <span>{hit.text}</span>
            {hit.detail && (
              <Text as="span" kind="quiet">
                {hit.detail}
              </Text>
            )}
          </div>
        ))}
      </div>
    ))}
  </div>
)

function SearchDialog({ staff, shopId, onClose }: SearchProps & { onClose: () => void }) {
  const id = useId()
  const ref = useModal(onClose)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { groups, busy } = useHits(staff, shopId, text)
  const all = groups.flatMap(({ hits }) => hits)
  const chosen = Math.min(at, all.length - 1)
  const take = (hit: Hit | undefined) => {
    if (!hit) return
    onClose()
    hit.go()
  }
  const keys = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && all.length > 0) setAt((chosen + step + all.length) % all.length)
    else if (event.key === 'Enter') take(all[chosen])
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={t('search.title')}>
      <input
        data-focus
        className={styles.input}
        role="combobox"
        aria-expanded={all.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={optionId(id, all[chosen])}
        placeholder={t('search.hint')}
        autoComplete="off"
        value={text}
        onChange={event => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={keys}
      />
      <Hits id={id} groups={groups} chosen={all[chosen]} onTake={take} />
      <p role="status" className={styles.none}>
        {all.length === 0 && !busy ? t('search.none') : ''}
      </p>
    </dialog>
  )
}

/** Search over pages, settings, orders, members and dishes: by the button, or Ctrl+K anywhere. */
export function SearchButton(props: SearchProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const keys = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [])
  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Search aria-hidden="true" size={18} />
        <span className={styles.words}>{t('search.title')}</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {open && <SearchDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
