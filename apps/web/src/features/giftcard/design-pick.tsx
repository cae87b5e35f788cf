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

/** The designs side by side; the arrow keys walk them. */
export function DesignPick({ designs, chosen, onChoose }: DesignPickProps) {
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const showChosen = useEffectEvent(() => {
    // Its answer is a promise in newer browsers, which is no way to end an effect.
    list.current?.querySelector('input:checked')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  })
  // What the address names may stand beyond the edge; later it is the guest who scrolls.
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
            <GiftFace design={design} drawn={124} />
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
