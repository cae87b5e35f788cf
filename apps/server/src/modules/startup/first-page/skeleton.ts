/** Text escaped for HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** Widths of a banner, and its display width. The app uses the same, so that nothing is loaded twice. */
const WIDTHS = [375, 750, 1500]
const SIZES = '(min-width: 500px) 500px, 100.0vw'

export interface Banner {
  /** Path at the picture host, without size and extension. */
  path: string
  host: string
}

/** Size of a store's picture in the list of stores, as the app declares it. */
const SHOP_SIZES = '(min-width: 500px) 123px, 24.5vw'

const srcset = ({ host, path }: Banner): string =>
  WIDTHS.map(width => `${host}/${path}@${width}.webp ${width}w`).join(', ')

/** Preloads the banner. */
export const bannerPreload = (banner: Banner, sizes = SIZES): string =>
  `<link rel="preload" as="image" imagesrcset="${escaped(srcset(banner))}" imagesizes="${sizes}" fetchpriority="high">`

/** Preloads the first picture of the list of stores. */
export const shopPreload = (banner: Banner): string => bannerPreload(banner, SHOP_SIZES)

const picture = (banner: Banner | undefined, home = false): string =>
  banner === undefined
    ? '<div class="fp-banner"></div>'
    : `<img class="fp-banner${home ? ' fp-tall' : ''}" src="${escaped(`${banner.host}/${banner.path}@750.webp`)}" srcset="${escaped(srcset(banner))}" sizes="${SIZES}" width="750" height="420" alt="" fetchpriority="high">`

const rows = (count: number): string =>
  '<div class="fp-row"><i></i><div><b></b><b></b><b></b></div></div>'.repeat(count)
const chips = '<div class="fp-chips"><b></b><b></b><b></b></div>'
const skeleton = (inside: string): string => `<div class="fp" aria-busy="true">${inside}</div>`

/** Shown until the app starts: a store's picture, its name, and placeholders of its dishes. */
export const storeSkeleton = (banner: Banner | undefined, name: string): string =>
  skeleton(`${picture(banner)}<div class="fp-head"><h1>${escaped(name)}</h1><b></b></div>${chips}${rows(5)}`)

/** The skeleton of the home page. `logo` is the address of the brand's logo; empty: none. */
export const homeSkeleton = (banner: Banner | undefined, title: string, logo: string): string =>
  skeleton(
    `<div class="fp-bar">${logo === '' ? '' : `<img src="${escaped(logo)}" width="36" height="36" alt="">`}<h1>${escaped(title)}</h1></div>${banner ? `${picture(banner, true)}<div class="fp-head"><b></b><b></b></div>` : ''}<div class="fp-tiles"><i></i><i></i><i></i></div>${rows(2)}`,
  )

interface ShopRow {
  name: string
  banner: Banner | undefined
}

const shopRow = ({ name, banner }: ShopRow): string =>
  `<div class="fp-row">${banner ? `<img src="${escaped(`${banner.host}/${banner.path}@750.webp`)}" srcset="${escaped(srcset(banner))}" sizes="${SHOP_SIZES}" width="92" height="92" alt="">` : '<i></i>'}<div><strong>${escaped(name)}</strong><b></b><b></b></div></div>`

/** The skeleton of the list of stores: the first ones with name and picture. */
export const shopsSkeleton = (title: string, shops: readonly ShopRow[]): string =>
  skeleton(
    `<div class="fp-bar fp-titled"><h1>${escaped(title)}</h1></div><div class="fp-fields"><b></b><b></b></div>${shops.map(shopRow).join('')}${rows(Math.max(0, 4 - shops.length))}`,
  )

/**
 * The skeleton of any other page: its title and a few lines. The title is the first text that a guest sees, so it does not wait
 * for the app's code. `title` is empty for a page without one.
 */
export const plainSkeleton = (title: string): string =>
  skeleton(
    `${title === '' ? '<div class="fp-bar"><b></b></div>' : `<div class="fp-bar fp-titled"><h1>${escaped(title)}</h1></div>`}${rows(4)}`,
  )

/**
 * The note shown if the app has not started after a long time. It appears by CSS alone, so it works without the script.
 * The link is followed as it is, or by the inline script as a reload, which keeps what is behind a `#`. API-3
 */
export const lateNote = (text: string, again: string): string =>
  `<p class="fp-late" role="status">${escaped(text)} <a href="" id="again">${escaped(again)}</a></p>`

/** Uses the variables of the app's first styles, with the app's layout. */
export const skeletonCss = [
  '.fp{width:var(--column);margin:0 auto}',
  '.fp i,.fp b{display:block;background:var(--sunken);border-radius:calc(12*var(--u))}.fp b{height:calc(15*var(--u))}',
  '.fp-banner{width:100%;height:calc(var(--store-head,88)*var(--u));object-fit:cover;background:var(--sunken)}.fp-tall{height:calc(212*var(--u))}.fp-tall+.fp-head{margin-top:calc(-24*var(--u))}',
  // The first picture of the page is a little larger than the app's, which is then no larger paint.
  '.fp-row img{flex:none;width:calc(92*var(--u));height:calc(92*var(--u));object-fit:cover;border-radius:var(--radius)}.fp-fields+.fp-row img{width:calc(94*var(--u));height:calc(94*var(--u))}.fp-bar.fp-titled{min-height:calc(54*var(--u));padding-inline-start:calc(60*var(--u))}.fp-fields{display:grid;gap:calc(14*var(--u));padding:calc(4*var(--u)) var(--space) calc(70*var(--u))}.fp-fields b{height:calc(48*var(--u));border-radius:99px}',
  '.fp-head{position:relative;display:grid;gap:calc(8*var(--u));margin-top:calc(-22*var(--u));padding:calc(14*var(--u)) var(--space) calc(6*var(--u));border-radius:calc(22*var(--u)) calc(22*var(--u)) 0 0;background:var(--ground)}',
  '.fp-head h1{font-size:calc(22*var(--t));font-weight:800;letter-spacing:-.02em}.fp-head b{width:70%;height:calc(20*var(--u))}',
  '.fp-bar{display:flex;align-items:center;gap:calc(10*var(--u));min-height:calc(56*var(--u));padding-inline:var(--space)}.fp-bar img{width:calc(36*var(--u));height:calc(36*var(--u));border-radius:calc(10*var(--u))}.fp-bar h1{font-size:calc(18*var(--t));font-weight:800}.fp-bar b{width:45%;height:calc(22*var(--u))}',
  '.fp-chips{display:flex;gap:calc(8*var(--u));padding:calc(2*var(--u)) var(--space) calc(8*var(--u))}.fp-chips b{width:calc(86*var(--u));height:calc(44*var(--u));border-radius:99px}',
  '.fp-tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:calc(10*var(--u));padding:calc(14*var(--u)) var(--space)}.fp-tiles i{height:calc(112*var(--u))}',
  '.fp-row{display:flex;gap:calc(12*var(--u));padding:calc(10*var(--u)) var(--space)}.fp-row i{flex:none;width:calc(96*var(--u));height:calc(96*var(--u))}.fp-row div{flex:1}.fp-row b{margin:calc(8*var(--u)) 0}.fp-row b:nth-child(2){width:80%}.fp-row b:nth-child(3){width:40%}',
  '.fp-late{position:fixed;display:flex;align-items:center;gap:calc(12*var(--u));inset:auto 0 calc(24*var(--u));width:fit-content;max-width:calc(343*var(--u));margin:auto;padding:calc(6*var(--u)) calc(14*var(--u));border-radius:calc(12*var(--u));background:var(--ink);color:var(--ground);visibility:hidden;animation:fp-late 1ms 8s forwards}.fp-late a{flex:none;padding-block:calc(11*var(--u));font-weight:700;text-decoration:underline}@keyframes fp-late{to{visibility:visible}}',
  // On tablets and desktops as in the app: the menu beside its cart, with two dishes in a row, and the home page at full width.
  '@media (min-width:768px){.fp:has(.fp-chips){display:grid;grid-template-columns:1fr 1fr;width:var(--menu-column);margin-inline:calc((100vw - var(--menu-column) - var(--beside))/2) auto}.fp:has(.fp-chips)>:not(.fp-row){grid-column:1/-1}.fp:has(.fp-tiles,.fp-fields){width:var(--wide-column)}.fp:has(.fp-chips) .fp-banner{height:calc(var(--store-head,88)*var(--u)*1.7)}}',
  '@media (prefers-reduced-motion:no-preference){.fp:not(.fp-still) :is(i,b){animation:fp 1.2s ease-in-out infinite alternate}@keyframes fp{to{opacity:.45}}}',
].join('')
