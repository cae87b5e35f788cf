import { t } from '@comanda/web/i18n'
import { Field, useField } from '@comanda/web/ui/controls/field.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { ActionSheet } from '../ui/action-sheet.tsx'
import styles from './crop-sheet.module.css'
import { type CropArea, croppedFile } from '../platform/picture-file.ts'

interface CropSheetProps {
  file: File
  /** Width by height; 4:3 unless it is given. */
  aspect?: number
  busy: boolean
  onCut: (file: File) => void
  onClose: () => void
}

const MAX_ZOOM = 4

const Slider = ({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) => (
  <input
    {...useField()}
    type="range"
    min={1}
    max={MAX_ZOOM}
    step={0.1}
    value={zoom}
    onChange={event => onChange(Number(event.target.value))}
  />
)

/** Which part of a picture guests see: moved by pointer or arrow keys, zoomed by wheel, pinch or slider. */
export function CropSheet({ file, aspect = 4 / 3, busy, onCut, onClose }: CropSheetProps) {
  const [source, setSource] = useState<string>()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setSource(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <ActionSheet
      title={t('menuEdit.crop')}
      action={t('menuEdit.cropUse')}
      busy={busy}
      ready={area !== undefined}
      onAction={() => area && void croppedFile(file, area).then(onCut)}
      onClose={onClose}
    >
      <Stack gap={14}>
        <div className={styles.crop} dir="ltr">
          {source && (
            <Cropper
              image={source}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={aspect}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percent, pixels) => setArea(pixels)}
            />
          )}
        </div>
        <Field label={t('menuEdit.zoom')}>
          <Slider zoom={zoom} onChange={setZoom} />
        </Field>
      </Stack>
    </ActionSheet>
  )
}
