// Each next walk on a page that was built earlier: the first start that is still to come, in New
// York's time, or the days it runs on once none is left (components/next-walk-markup.ts). Again when the
// page comes into sight anew: it may have been left, or made ready in advance, before a walk began. What is
// right is left alone: to write a date, a slow phone first reads up on languages for 60 ms.
{
  const correct = () => {
    for (const time of document.querySelectorAll('[data-next-walk]')) {
      let [gaps, form, days] = time.dataset.nextWalk.split('|'),
        start = 0,
        found = gaps.split(' ').find((minutes) => (start += minutes * 6e4) > Date.now()),
        date = new Date(start);
      if (time.dateTime !== (time.dateTime = date.toJSON()))
        time.textContent = date
          .toLocaleString('en', {
            weekday: form,
            month: form,
            day: 'numeric',
            hour: 'numeric',
            minute: 'numeric',
            timeZone: 'America/New_York',
          })
          .replace(' at', ',');
      found || time.replaceWith(days);
    }
  };
  correct();
  addEventListener('visibilitychange', correct);
}
