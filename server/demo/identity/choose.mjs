const main = document.querySelector('main');

/** Sends the chosen identity to the window that opened this page. Only pages of this origin receive it. */
function choose(identity) {
  if (!window.opener) {
    document.getElementById('alone').hidden = false;
    return;
  }
  window.opener.postMessage({ type: 'souk.identity', ...identity }, window.location.origin);
  window.close();
}

main.addEventListener('click', ({ target }) => {
  const button = target.closest('button');
  if (button?.dataset.identity) choose(JSON.parse(button.dataset.identity));
  else if (button) window.close();
});
