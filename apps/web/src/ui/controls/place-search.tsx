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
const SHORTEST = 3

/** Type-ahead for addresses: a text box with a list below, for touch, mouse and keyboard. */
export function PlaceSearch<T extends PlaceOption>({ label, search, onChoose }: PlaceSearchProps<T>) {
  const listId = useId()
  const [text, setText] = useState('')
  const [options, setOptions] = useState<readonly T[]>([])
  const [active, setActive] = useState(0)
  const [note, setNote] = useState('')
  const find = useEffectEvent(async (wanted: string, isCurrent: () => boolean) => {
    const found = await search(wanted).catch(() => undefined)
    if (!isCurrent()) return
    setOptions(found ?? [])
    setActive(0)
    if (found === undefined) setNote(t('map.down'))
    else setNote(found.length === 0 ? t('map.nothing') : '')
  })
  useEffect(() => {
    if (text.trim().length < SHORTEST) return undefined
    let isCurrent = true
    const timer = setTimeout(() => void find(text.trim(), () => isCurrent), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  const close = () => {
    setOptions([])
    setNote('')
  }
  const choose = (place: T | undefined) => {
    if (!place) return
    close()
    setText('')
    onChoose(place)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (options.length === 0) {
      // Enter would submit the form around it.
      if (event.key === 'Enter') event.preventDefault()
      return
    } else if (event.key === 'ArrowDown') setActive((active + 1) % options.length)
    else if (event.key === 'ArrowUp') setActive((active + options.length - 1) % options.length)
    else if (event.key === 'Enter') choose(options[active])
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.box}>
      <Field label={label} optional hint={note || undefined}>
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
          onChange={event => {
            setText(event.target.value)
            if (event.target.value.trim().length < SHORTEST) close()
          }}
          onKeyDown={keys}
          onBlur={() => setOptions([])}
        />
      </Field>
      <div id={listId} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
        {options.map((option, at) => (
          <div
            key={`${option.title} ${option.detail} ${at}`}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <bdi>{option.title}</bdi>
            <Text as="span" kind="hint">
              {option.detail}
            </Text>
          </div>
        ))}
      </div>
    </div>
  )
}
