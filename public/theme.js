// Runs before the first paint, so that nobody sees the wrong theme, direction or font for a moment.
(function () {
  var page = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function theme() {
    try {
      var chosen = JSON.parse(stored('settings') || '{}').theme;
      if (chosen === 'light' || chosen === 'dark') return chosen;
    } catch {}
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  var chosen = stored('language-setting');
  // Without a choice the server's page is in the language that the browser asks for.
  var language = chosen === 'ar' || chosen === 'en' ? chosen : page.lang === 'ar' ? 'ar' : 'en';
  var shown = page.lang;
  page.setAttribute('data-mantine-color-scheme', theme());
  page.lang = language;
  page.dir = language === 'ar' ? 'rtl' : 'ltr';
  // An installed shop bears its name in the language that it was installed in.
  if (language === 'ar') document.querySelector('link[rel="manifest"]').href = '/manifest.ar.webmanifest';
  // What the first screen runs, where the server has not chosen it already.
  var isPlaced = stored('location') !== null;
  document.cookie = 'souk_placed=' + (isPlaced ? 1 : 0) + '; Path=/; Max-Age=31536000; SameSite=Lax';
  // For whom the server may draw the next page: nobody's name, only the place, the market, the food, and whether somebody has signed in.
  var view = '';
  var isSignedIn = stored('token') !== null;
  if (isPlaced) {
    var told = ['location', 'currentLatLng', 'zoneid', 'module', 'diet'].map(stored);
    view = encodeURIComponent(JSON.stringify(isSignedIn ? told.concat('somebody') : told));
  }
  if (view.length > 2000) view = '';
  document.cookie = 'souk_view=' + view + '; Path=/; Max-Age=31536000; SameSite=Lax';
  var path = location.pathname === '/' && isPlaced ? '/home' : location.pathname;
  // The server has drawn for somebody else, or in another language.
  var drawnFor = page.getAttribute('data-words-for') || '';
  var isForSomebodyElse = drawnFor !== (isPlaced || isSignedIn ? view || 'nobody' : '') || language !== shown;
  if (isForSomebodyElse) page.setAttribute('data-without-words', '');
  // Now that it has been told whose page this is, the server draws it, while the app is on its way; which waits for it a little.
  var draws = page.getAttribute('data-draws');
  var search = path === '/home' ? '' : /^\?module_id=\d{1,9}$|$/.exec(location.search)[0];
  if (view !== '' && isForSomebodyElse && draws && location.search === search && new RegExp(draws).test(path)) {
    var asked = new AbortController();
    // An app that is there already is not kept from its work for long.
    document.addEventListener('souk-app', function () {
      setTimeout(asked.abort.bind(asked), 250);
    });
    // The styles of this address stand in the page already, and so need not come with its words.
    var isStyled = path === location.pathname && page.hasAttribute('data-styled');
    window.firstWords = fetch(path + search, {
      headers: { Accept: 'text/html', 'Accept-Language': language, 'Souk-Words': isStyled ? 'alone' : 'styled' },
      signal: asked.signal,
    })
      .then(function (answer) {
        return answer.text();
      })
      .then(showWords)
      .catch(function () {});
  }
  document.querySelectorAll('link[rel="souk-part"]').forEach(function (part) {
    var of = part.dataset;
    var isShown = of.language ? of.language === language : new RegExp(of.page).test(path);
    if (isShown) part.rel = of.rel;
  });

  function showWords(text) {
    var drawn = new DOMParser().parseFromString(text, 'text/html');
    var its = drawn.documentElement;
    var words = drawn.getElementById('first-words');
    if (!words || its.getAttribute('data-words-for') !== view || its.lang !== language) return;
    return parsed().then(function () {
      document.getElementById('first-words')?.remove();
      drawn.querySelectorAll('head > style, head > link[rel="souk-styled"]').forEach(function (style) {
        if (style.tagName === 'STYLE' || !document.querySelector('link[href="' + style.getAttribute('href') + '"]'))
          document.head.append(document.adoptNode(style));
      });
      tellStyles();
      page.removeAttribute('data-without-words');
      document.getElementById('root').before(document.adoptNode(words));
    });
  }
  function parsed() {
    return new Promise(function (resolve) {
      if (document.readyState !== 'loading') resolve();
      else document.addEventListener('readystatechange', resolve, { once: true });
    });
  }

  /** The app's scripts look for the links of what they need, and load none that is there. */
  function tellStyles() {
    document.querySelectorAll('link[rel="souk-styled"]').forEach(function (style) {
      style.rel = 'stylesheet';
    });
  }
  // What the server has drawn is on the screen before the app comes.
  function startApp() {
    tellStyles();
    document.querySelectorAll('link[rel="souk-late"]').forEach(function (part) {
      part.rel = 'modulepreload';
    });
    document.querySelectorAll('link[rel="souk-start"]').forEach(function (start) {
      start.remove();
      var script = document.createElement('script');
      script.type = 'module';
      // One after the other.
      script.async = false;
      script.crossOrigin = start.crossOrigin;
      script.src = start.href;
      document.head.append(script);
    });
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (page.hasAttribute('data-without-words')) document.getElementById('first-words')?.remove();
    // A page that nobody looks at is never painted.
    setTimeout(startApp, document.hidden ? 0 : 1000);
    Promise.resolve(window.firstWords)
      .then(firstPictures)
      .then(firstPaint)
      .then(function () {
        requestAnimationFrame(function () {
          setTimeout(startApp);
        });
      });
  });
  /** A frame that is drawn is on the screen some moments later: the browser tells when. */
  function firstPaint() {
    return new Promise(function (resolve) {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  }
  /** What the eye goes to first is not kept waiting by the app's files. */
  function firstPictures() {
    var pictures = document.querySelectorAll('#first-words img[fetchpriority="high"]');
    return Promise.all(
      Array.from(pictures, function (picture) {
        return picture.decode().catch(function () {});
      }),
    );
  }

  // What is pressed before the app is there is done when it is.
  var presses = 0;
  function isDrawn(event) {
    var words = document.getElementById('first-words');
    return words !== null && words.contains(event.target);
  }
  // A press whose button goes before the finger is up again would be none.
  document.addEventListener('pointerdown', function (event) {
    if (isDrawn(event)) page.setAttribute('data-pressing', '');
  });
  ['pointerup', 'pointercancel'].forEach(function (end) {
    document.addEventListener(end, function () {
      setTimeout(function () {
        page.removeAttribute('data-pressing');
      });
    });
  });
  document.addEventListener('submit', function (event) {
    if (isDrawn(event)) event.preventDefault();
  });
  document.addEventListener('click', function (event) {
    var button = isDrawn(event) ? event.target.closest('button') : null;
    if (!button) return;
    presses += 1;
    var earlier = button.getAttribute('data-pressed');
    button.setAttribute('data-pressed', (earlier ? earlier + ' ' : '') + presses);
  });
})();
