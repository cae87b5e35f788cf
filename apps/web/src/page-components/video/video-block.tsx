import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type ComponentOf, colorOf } from '../../features/decoration/index.ts'
import { localize, t } from '../../platform/i18n/index.ts'
import { pictureHost } from '../../platform/picture-host.ts'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import styles from './video-block.module.css'

/** Share of the video that must be visible for it to play by itself. */
const VISIBLE = 0.5

interface Connection {
  saveData?: boolean
}

/** Whether a video may start by itself: not under reduced motion or a data saver. DECO-6 */
const mayStart = (): boolean =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  (navigator as Navigator & { connection?: Connection }).connection?.saveData !== true

/** Plays the video while it is visible, until the guest paused it; paused outside the screen in any case. */
function usePlaysWhileVisible(bySelf: boolean) {
  const video = useRef<HTMLVideoElement>(null)
  const paused = useRef(false)
  const [wanted, setWanted] = useState(false)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    const box = video.current?.parentElement
    if (!box) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return video.current?.pause()
        if (bySelf && !paused.current && mayStart()) setWanted(true)
        if (!paused.current && video.current?.src) void video.current.play().catch(() => {})
      },
      { threshold: VISIBLE },
    )
    observer.observe(box)
    return () => observer.disconnect()
  }, [bySelf])
  useEffect(() => {
    if (wanted) void video.current?.play().catch(() => {})
  }, [wanted])
  const toggle = () => {
    paused.current = playing
    if (playing) return video.current?.pause()
    if (wanted) void video.current?.play().catch(() => {})
    setWanted(true)
  }
  return { video, wanted, playing, toggle, report: (now: boolean) => setPlaying(now) }
}

/** A silent video with a button that starts and pauses it. The file is loaded when it starts. DECO-6 */
export function VideoBlock({ video: path, poster, ratio, alt, start }: ComponentOf<'video'>) {
  const { video, wanted, playing, toggle, report } = usePlaysWhileVisible(start === 'visible')
  const label = localize(alt)
  return (
    <div className={styles.box} style={{ aspectRatio: `${ratio} / 100` }}>
      <Picture
        path={poster}
        color={colorOf(poster)}
        widths={BANNER_WIDTHS}
        drawn={343}
        width={ratio * 10}
        height={1000}
        alt={label}
        className={styles.poster}
      />
      {path !== '' && (
        <>
          <video
            ref={video}
            className={playing ? styles.video : styles.waiting}
            {...(wanted && { src: `${pictureHost(path)}/${path}` })}
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => report(true)}
            onPause={() => report(false)}
          />
          <button type="button" className={styles.toggle} onClick={toggle}>
            {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            <span className="visuallyHidden">
              {`${t(playing ? 'home.videoPause' : 'home.videoPlay')} ${label}`.trim()}
            </span>
          </button>
        </>
      )}
    </div>
  )
}
