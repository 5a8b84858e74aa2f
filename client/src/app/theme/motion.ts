const ripple = {
  from: { clipPath: 'circle(0 at var(--ripple-x) var(--ripple-y))', opacity: 0.18 },
  to: { clipPath: 'circle(var(--ripple-size) at var(--ripple-x) var(--ripple-y))', opacity: 0 },
};

/** Keyframes of the page transitions, and of the ripple of pressed buttons. */
export const keyframes = {
  fadeIn: { from: { opacity: 0, transform: 'translateY(4px)' }, to: { opacity: 1, transform: 'none' } },
  fade: { from: { opacity: 0 }, to: { opacity: 1 } },
  zoomIn: { from: { opacity: 0, transform: 'scale(.985)' }, to: { opacity: 1, transform: 'none' } },
  slide: {
    from: { opacity: 0, transform: 'translateX(calc(16px * var(--regie-forward)))' },
    to: { opacity: 1, transform: 'none' },
  },
  rippleOdd: ripple,
  rippleEven: ripple,
};
