import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { t } from '../../platform/i18n/index.ts'
import type { GiftDesign } from './api.ts'
import { GiftFace } from './gift-face.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import styles from './gift.module.css'

interface DesignPickProps {
  designs: readonly GiftDesign[]
  chosen: string | undefined
  onChoose: (designId: string) => void
}

/** Row of designs as radio buttons, with arrow keys. */
export function DesignPick({ designs, chosen, onChoose }: DesignPickProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const showChosen = useEffectEvent(() => {
    // `scrollIntoView` returns a promise in newer browsers, which an effect must not return.
    list.current?.querySelector('input:checked')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  })
  // Scrolls once, because the design in the address may be outside the visible part.
  useEffect(() => showChosen(), [])
  return (
    <fieldset>
      <legend className="visuallyHidden">{t('gift.design')}</legend>
      <Row ref={list} gap={10} align="stretch" className={styles.designs}>
        {designs.map(design => (
          <label key={design.designId} className={styles.pick}>
            <input
              type="radio"
              name={name}
              aria-label={design.name}
              checked={design.designId === chosen}
              onChange={() => onChoose(design.designId)}
            />
            <GiftFace bare design={design} drawn={124} />
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
