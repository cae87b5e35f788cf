import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import button from './button.module.css'
import { classNames } from '../class-names.ts'
import styles from './picture-input.module.css'

interface PictureInputProps {
  /** An upload is running. */
  busy?: boolean
  onPicture: (file: File) => void
  children: ReactNode
}

/** A button to take or choose a picture. */
export const PictureInput = ({ busy, onPicture, children }: PictureInputProps) => (
  <label className={classNames(button.button, button.soft, button.small, styles.label)} aria-busy={busy}>
    <ImagePlus aria-hidden="true" size={18} />
    {children}
    <input
      type="file"
      className={styles.input}
      accept="image/jpeg,image/png,image/webp"
      disabled={busy}
      onChange={event => {
        const file = event.target.files?.[0]
        // Reset, so that the same picture can be chosen again after a refusal.
        event.target.value = ''
        if (file) onPicture(file)
      }}
    />
  </label>
)
