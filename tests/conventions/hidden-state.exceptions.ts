type Exception = { file: string; uses: string; why: string };

/** Concerns of the page itself: focus, measuring, motion and browser APIs. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/api/client.ts',
    uses: 'setTimeout',
    why: 'the pause before a read is asked again, a detail of the transport',
  },
  {
    file: 'src/api/event-stream.ts',
    uses: 'setTimeout',
    why: 'ends a stream that has been silent for too long',
  },
  {
    file: 'src/app/storefront.ts',
    uses: 'createActor, getSnapshot, waitFor 2',
    why: 'makes the root, reads the headers of a call from its running flows, and tells who has to come after them',
  },
  {
    file: 'src/features/catalogue/browse/long-grid.tsx',
    uses: 'requestAnimationFrame 2, useEffect',
    why: 'measures the rows of a long list',
  },
  {
    file: 'src/features/catalogue/browse/use-far-away.ts',
    uses: 'module store, useEffect',
    why: 'measures which cards are far from the screen',
  },
  {
    file: 'src/features/catalogue/item/zoom-layer.tsx',
    uses: 'useLayoutEffect',
    why: 'shows the middle of an enlarged picture',
  },
  {
    file: 'src/features/catalogue/store/menu-sections.tsx',
    uses: 'useEffect',
    why: 'measures which section of a menu is on the screen',
  },
  {
    file: 'src/features/location/location-panel.tsx',
    uses: 'useWindowEvent',
    why: 'listens to the browser while the panel is open; to move into its flow',
  },
  {
    file: 'src/features/location/module.context.ts',
    uses: 'useEffect',
    why: 'paints the page in the accent of the market',
  },
  {
    file: 'src/features/location/place-search.context.tsx',
    uses: 'useWindowEvent',
    why: 'tells the flow of recent places changed by another tab; to move into its flow',
  },
  {
    file: 'src/features/orders/tracking/use-order-tracking.ts',
    uses: 'useState store',
    why: 'makes the logic of three pages that track an order',
  },
  {
    file: 'src/features/rental/trips/use-trip-tracking.ts',
    uses: 'useState store',
    why: 'makes the logic of the pages that track a trip',
  },
  {
    file: 'src/features/session/code/code-input.tsx',
    uses: 'useEffect 2',
    why: 'moves the focus into the field of the code, and listens to the code that the phone itself has read',
  },
  {
    file: 'src/features/session/code/resend-code.tsx',
    uses: 'useInterval',
    why: 'counts the seconds until a code may be sent again; to become a timer of the flow',
  },
  {
    file: 'src/features/session/sign-in/auth-flow.tsx',
    uses: 'useState store',
    why: 'texts typed in one step of the sign-in while another is shown',
  },
  {
    file: 'src/features/session/social/inject-script.ts',
    uses: 'setTimeout',
    why: 'waits for the script of another site, as an effect',
  },
  {
    file: 'src/features/session/social/popup.ts',
    uses: 'setInterval',
    why: 'watches the window of another site, as an effect',
  },
  {
    file: 'src/features/session/steps/step-frame.tsx',
    uses: 'useEffect',
    why: 'moves the focus to a new step',
  },
  {
    file: 'src/features/site/frame/overlays.tsx',
    uses: 'useWindowEvent 3',
    why: 'loads the code of a layer before it is opened',
  },
  {
    file: 'src/platform/fields/use-flow-form.ts',
    uses: 'useDebouncedCallback',
    why: 'stores typed text after a pause',
  },
  {
    file: 'src/platform/flow.tsx',
    uses: 'as never',
    why: 'passes the options of any logic to XState, whose type depends on the logic',
  },
  {
    file: 'src/platform/layers/lazy-layer.tsx',
    uses: 'useWindowEvent',
    why: 'shows a missing part once it can be downloaded',
  },
  {
    file: 'src/platform/search-change.ts',
    uses: 'as never',
    why: 'the one cast for an address whose route is known at run time only',
  },
  {
    file: 'src/platform/storage/drafts.ts',
    uses: 'module store',
    why: 'what a browser without storage keeps of a draft',
  },
  { file: 'src/ui/announce.ts', uses: 'setTimeout', why: 'empties the region that screen readers hear' },
  {
    file: 'src/ui/lazy-part.tsx',
    uses: 'useForceUpdate, useWindowEvent',
    why: 'shows a missing part once it can be downloaded',
  },
  {
    file: 'src/ui/map/place-map.tsx',
    uses: 'useEffect 10',
    why: 'makes and moves a map, which draws itself',
  },
  {
    file: 'src/ui/running-actors.ts',
    uses: 'useEffect',
    why: 'lets whoever follows the app find the flows of a part of a page',
  },
  {
    file: 'src/ui/use-carousel.ts',
    uses: 'requestAnimationFrame 2, setInterval, useEffect, useRef',
    why: 'glides a row of pictures and measures where it stands',
  },
  {
    file: 'src/ui/use-emitted.ts',
    uses: 'useLayoutEffect',
    why: 'the one way to hear what a flow of the page tells outward',
  },
];

/** Files of effects. */
export const EFFECT_EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/app/notices.actors.ts',
    uses: 'createActor, module let',
    why: 'lazy-loads the notices flow; to be spawned by the root',
  },
  {
    file: 'src/features/catalogue/home/home.actors.ts',
    uses: 'createActor',
    why: 'runs the arrival at the home page inside its loader',
  },
  {
    file: 'src/features/rental/cart/trip-cart.actors.ts',
    uses: 'createActor',
    why: 'opens the trip cart on first use; to be spawned by the root',
  },
  {
    file: 'src/features/session/as-guest.actors.ts',
    uses: 'recursive retry',
    why: 'asks again with a new guest id; to move into the session flow',
  },
];
