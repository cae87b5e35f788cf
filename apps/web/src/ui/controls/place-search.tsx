import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { t } from '../../platform/i18n/texts.ts'
import { Text } from '../text/text.tsx'
import { Field } from './field.tsx'
import styles from './place-search.module.css'
import { TextInput } from './text-input.tsx'

/** A place that fits the typed text. */
export interface PlaceOption {
  title: string
  detail: string
}

interface PlaceSearchProps<T extends PlaceOption> {
  label: string
  /** The places that fit a text. @throws where there is no answer */
  search: (text: string) => Promise<readonly T[]>
  onChoose: (place: T) => void
}

/** Time without typing before a search, in ms, and the shortest text. */
const PAUSE = 250
const MIN_LENGTH = 3

/** The places matching the typed text, after typing pauses, and the note if there are none. */
function useOptions<T extends PlaceOption>(search: PlaceSearchProps<T>['search']) {
  const [text, setText] = useState('')
  const [options, setOptions] = useState<readonly T[]>([])
  const [note, setNote] = useState('')
  const find = useEffectEvent(async (wanted: string, isCurrent: () => boolean) => {
    const places = await search(wanted).catch(() => undefined)
    if (!isCurrent()) return
    setOptions(places ?? [])
    if (places === undefined) setNote(t('map.down'))
    else setNote(places.length === 0 ? t('map.nothing') : '')
  })
  useEffect(() => {
    if (text.trim().length < MIN_LENGTH) return undefined
    let isCurrent = true
    const timer = setTimeout(() => void find(text.trim(), () => isCurrent), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  const type = (next: string) => {
    setText(next)
    if (next.trim().length >= MIN_LENGTH) return
    setOptions([])
    setNote('')
  }
  return { text, options, note, type, close: () => setOptions([]) }
}

interface OptionListProps<T> {
  listId: string
  options: readonly T[]
  active: number
  onChoose: (option: T) => void
}

function OptionList<T extends PlaceOption>({ listId, options, active, onChoose }: OptionListProps<T>) {
  return (
    <div id={listId} role="listbox" aria-label={t('map.results')} className={styles.list} hidden={options.length === 0}>
      {options.map((option, at) => (
        <div
          key={`${option.title} ${option.detail}`}
          id={`${listId}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.option}
          // The text box keeps the focus.
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <bdi>{option.title}</bdi>
          <Text as="span" kind="hint">
            {option.detail}
          </Text>
        </div>
      ))}
    </div>
  )
}

/** Type-ahead for addresses: a text box with a list below, for touch, mouse and keyboard. */
export function PlaceSearch<T extends PlaceOption>({ label, search, onChoose }: PlaceSearchProps<T>) {
  const listId = useId()
  const { text, options, note, type, close } = useOptions(search)
  const [moved, setMoved] = useState(0)
  const active = Math.min(moved, options.length - 1)
  const input = (next: string) => {
    setMoved(0)
    type(next)
  }
  const choose = (place: T | undefined) => {
    if (!place) return
    input('')
    onChoose(place)
  }
  const keys = (event: KeyboardEvent) => {
    const isOpen = options.length > 0
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') choose(options[active])
    else if (isOpen && event.key === 'ArrowDown') setMoved((active + 1) % options.length)
    else if (isOpen && event.key === 'ArrowUp') setMoved((active + options.length - 1) % options.length)
    else return
    // Enter would submit the form around it.
    event.preventDefault()
  }
  return (
    <div className={styles.box}>
      <Field label={label} hint={note || undefined}>
        <TextInput
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(options.length > 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          autoComplete="off"
          placeholder={t('map.example')}
          maxLength={120}
          value={text}
          onChange={event => input(event.target.value)}
          onKeyDown={keys}
          onBlur={close}
        />
      </Field>
      <OptionList listId={listId} options={options} active={active} onChoose={choose} />
    </div>
  )
}
